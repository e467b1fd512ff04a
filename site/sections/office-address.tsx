import { brand } from '@duskpane/content/brand'

/** The lines of the head office's address, for an `address` element. */
export function OfficeAddress() {
  const { street, city, region, postalCode, country } = brand.address
  return (
    <>
      <span>{street.value}</span> <br />
      <span>{`${city}, ${region} ${postalCode.value}`}</span> <br />
      <span>{country}</span>
    </>
  )
}
