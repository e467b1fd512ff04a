import { places } from './places'

/** A place whose law we have not read. */
export interface NotRead {
  readonly name: string
  readonly country: string
  readonly slug: string
  /** The host of the authority to ask. */
  readonly ask: string
}

/** Places where our dealers' customers drive, a line each: name, country, whom to ask. */
const listed = [
  ['Manitoba', 'CA', 'mpi.mb.ca'],
  ['Newfoundland and Labrador', 'CA', 'gov.nl.ca'],
  ['Northwest Territories', 'CA', 'inf.gov.nt.ca'],
  ['Nova Scotia', 'CA', 'novascotia.ca'],
  ['Nunavut', 'CA', 'gov.nu.ca'],
  ['Prince Edward Island', 'CA', 'princeedwardisland.ca'],
  ['Saskatchewan', 'CA', 'sgi.sk.ca'],
  ['Yukon', 'CA', 'yukon.ca'],
  ['Australian Capital Territory', 'AU', 'accesscanberra.act.gov.au'],
  ['Northern Territory', 'AU', 'nt.gov.au'],
  ['Queensland', 'AU', 'tmr.qld.gov.au'],
  ['South Australia', 'AU', 'sa.gov.au'],
  ['Tasmania', 'AU', 'transport.tas.gov.au'],
  ['Western Australia', 'AU', 'transport.wa.gov.au'],
  ['Kuwait', 'KW', 'moi.gov.kw'],
  ['Malaysia', 'MY', 'jpj.gov.my'],
  ['Oman', 'OM', 'rop.gov.om'],
  ['Qatar', 'QA', 'moi.gov.qa'],
  ['Saudi Arabia', 'SA', 'moi.gov.sa'],
  ['Singapore', 'SG', 'lta.gov.sg'],
] as const

/** They can be chosen like any place, and the answer is that we do not know. A record of a place takes it from here. */
export const notRead: readonly NotRead[] = listed
  .map(([name, country, ask]) => ({
    name,
    country,
    ask,
    slug: name.toLowerCase().replaceAll(' ', '-'),
  }))
  .filter(({ slug }) => places.every((place) => place.slug !== slug))

/** The place without a law that a query string names. */
export const notReadOf = (chosen: URLSearchParams) =>
  notRead.find(({ slug }) => slug === chosen.get('place'))
