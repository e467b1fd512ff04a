import { automotive, meta } from '@duskpane/content/pages/automotive'
import { heroOfMarket, heroPicture } from '../sections/first-picture'
import { Listing } from '../sections/listing'

export const firstPicture = heroPicture(automotive.hero.picture.source, heroOfMarket.automotive)

export default function AutomotivePage() {
  return <Listing meta={meta} content={automotive} market="automotive" />
}
