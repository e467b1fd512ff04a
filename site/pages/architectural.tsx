import { architectural, meta } from '@duskpane/content/pages/architectural'
import { heroOfMarket, heroPicture } from '../sections/first-picture'
import { Listing } from '../sections/listing'

export const firstPicture = heroPicture(
  architectural.hero.picture.source,
  heroOfMarket.architectural,
)

export default function ArchitecturalPage() {
  return <Listing meta={meta} content={architectural} market="architectural" />
}
