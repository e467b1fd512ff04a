import { automotive, meta } from '../../content/pages/automotive'
import { heroPicture } from '../first-picture'
import { paths } from '../paths'
import { Listing } from '../sections/listing'

export const firstPicture = heroPicture(automotive.hero)

export default function AutomotivePage() {
  return <Listing path={paths.automotive} meta={meta} content={automotive} variant="cover" />
}
