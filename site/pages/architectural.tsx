import { architectural, meta } from '@duskpane/content/pages/architectural'
import { paths } from '@duskpane/content/paths'
import { heroOfMarket, heroPicture } from '../sections/first-picture'
import { Listing } from '../sections/listing'

export const firstPicture = heroPicture(architectural.hero, heroOfMarket.architectural)

export default function ArchitecturalPage() {
  return (
    <Listing
      path={paths.architectural}
      meta={meta}
      content={architectural}
      market="architectural"
    />
  )
}
