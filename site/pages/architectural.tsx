import { architectural, meta } from '../../content/pages/architectural'
import { paths } from '../paths'
import { Listing } from '../sections/listing'

export default function ArchitecturalPage() {
  return <Listing path={paths.architectural} meta={meta} content={architectural} />
}
