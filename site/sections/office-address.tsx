import { brand } from '@duskpane/content/brand'
import { plain } from '@duskpane/content/schema'

/** The lines of the head office's address, for an `address` element. */
export function OfficeAddress() {
  const { street, city, region, postalCode, country } = brand.address
  return (
    <>
      <span>{plain(street)}</span> <br />
      <span>{`${city}, ${region} ${plain(postalCode)}`}</span> <br />
      <span>{country}</span>
    </>
  )
}
