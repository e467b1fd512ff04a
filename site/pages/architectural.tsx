import { architectural, meta } from '../../content/pages/architectural'
import { heroPicture } from '../first-picture'
import { paths } from '../paths'
import { Listing } from '../sections/listing'

export const firstPicture = heroPicture(architectural.hero)

export default function ArchitecturalPage() {
  return <Listing path={paths.architectural} meta={meta} content={architectural} />
}
