import { illustrative, illustrativeAmong, plain } from './schema'

/** Everything that changes with the brand. Routes, titles, texts and storage keys follow from `name`. */
const name = 'Duskpane'
const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const email = illustrative('hello@example.com')
const phone = illustrative('+1 302 555 0142')
const address = {
  street: illustrative('100 Example Street'),
  city: 'Dover',
  region: 'Delaware',
  regionCode: 'DE',
  postalCode: illustrative('19901'),
  country: 'United States',
  countryCode: 'US',
} as const

export const brand = {
  name,
  /** Lower case, for the comparison route and the storage keys. */
  slug,
  legalName: `${name} Inc.`,
  tagline: 'Drive Smarter. Ride Cooler.',
  /** Where the site is published; canonical links and the sitemap start with it. */
  origin: illustrative(`https://${slug}.example.com`),
  foundedYear: 2015,
  email,
  phone,
  address,
  illustrativeNote: illustrativeAmong({
    street: address.street,
    ZIP: address.postalCode,
    email,
    phone,
  }),
  /** The city's own coordinates. */
  location: { latitude: 39.1582, longitude: -75.5244 },
  hours: { days: 'Monday to Friday', opens: '8:00 AM', closes: '5:00 PM' },
  /** The head office's clock, by its IANA name. */
  timeZone: 'America/New_York',
  social: [
    { name: 'Instagram', url: illustrative('https://www.instagram.com/') },
    { name: 'Facebook', url: illustrative('https://www.facebook.com/') },
    { name: 'LinkedIn', url: illustrative('https://www.linkedin.com/') },
  ],
} as const

/** The address that calls the head office. */
export const phoneLink = `tel:${plain(brand.phone).replaceAll(' ', '')}`
