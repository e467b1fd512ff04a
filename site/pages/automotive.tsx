import { automotive, meta } from '../../content/pages/automotive'
import { paths } from '../paths'
import { Listing } from '../sections/listing'

export default function AutomotivePage() {
  return <Listing path={paths.automotive} meta={meta} content={automotive} variant="cover" />
}
