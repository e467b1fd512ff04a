import { brand } from '../brand'
import share from '../images/slide-tower.jpg?share'
import { dealersLink } from '../navigation'
import { paths } from '../paths'
import type { PageMeta } from '../schema'

export const meta = {
  title: 'Contact Us',
  description: `Write to ${brand.name} in ${brand.address.city}, ${brand.address.region}: product questions, dealerships and everything else. We answer within 24 to 48 hours.`,
  share: { source: share, alt: 'A tower of filmed glass at dusk, lit floor by floor.' },
} as const satisfies PageMeta

const { latitude, longitude } = brand.location
/** How far the map extends around the city, in degrees. */
const reach = { latitude: 0.02, longitude: 0.04 }
const box = [
  longitude - reach.longitude,
  latitude - reach.latitude,
  longitude + reach.longitude,
  latitude + reach.latitude,
].map((degrees) => degrees.toFixed(4))

export const contact = {
  hero: {
    headline: 'Ask us about your glass.',
    lead: 'A vehicle, a facade, a dealership: a person reads it, and answers within 24 to 48 hours.',
    actions: [
      { name: 'Send a Message', to: '#contact-form' },
      { name: 'Become a Distributor', to: paths.distributor },
    ],
  },
  formId: 'contact-form',
  office: {
    title: 'Head office',
    hoursTitle: 'Business hours',
    hours: `${brand.hours.days}, ${brand.hours.opens} to ${brand.hours.closes}`,
    emailLabel: 'Email',
    phoneLabel: 'Phone',
  },
  map: {
    title: `Map of ${brand.address.city}, ${brand.address.region}`,
    source: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    link: {
      name: 'Open the map',
      to: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`,
    },
  },
  dealers: {
    title: `Nearer than ${brand.address.city}`,
    text: 'For a quote or an appointment, a dealer is the shorter way.',
    action: dealersLink,
  },
  social: { title: 'Follow us' },
} as const
