import { brand } from '../brand'
import { type Dealer, illustrative, type PageMeta } from '../schema'

export const meta = {
  title: 'Find a Dealer',
  description: `${brand.name} dealers for the UK and Europe, the Middle East and India, and an inquiry form for every other country.`,
} as const satisfies PageMeta

export const dealers = {
  hero: {
    headline: 'The hand that lays the film.',
    lead: 'A dealer measures your glass, knows the rules where you live and installs to the edge.',
  },
  title: 'Dealers by region',
  locationLabel: 'Location',
  emailLabel: 'Email',
  cards: [
    {
      region: 'UK and Europe',
      name: illustrative(`${brand.name} UK and Europe`),
      location: illustrative('London, United Kingdom'),
      email: illustrative('europe@example.com'),
    },
    {
      region: 'Middle East',
      name: illustrative(`${brand.name} Middle East`),
      location: illustrative('Dubai, United Arab Emirates'),
      email: illustrative('middle-east@example.com'),
    },
    {
      region: 'India',
      name: illustrative(`${brand.name} India`),
      location: illustrative('Mumbai, India'),
      email: illustrative('india@example.com'),
    },
  ] satisfies readonly Dealer[],
  illustrativeNote: 'Dealer names, locations and addresses are illustrative.',
  elsewhere: { title: 'Other countries' },
} as const
