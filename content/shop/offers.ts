import { line as nanoCeramic } from '../films/nano-ceramic/line'
import { line as reflectiveFilm } from '../films/reflective-film/line'
import { line as windshieldProtection } from '../films/windshield-protection/line'
import { paths } from '../paths'
import type { FilmLine, Offer } from '../schema'

/** The names and prices of the demo store, which is all that film pages need. */
export const offers = [
  {
    id: 1,
    name: 'Nano Ceramic Window Film',
    priceCents: 12_000,
    line: nanoCeramic,
    model: 'DPNC-35',
  },
  {
    id: 2,
    name: 'Reflective Solar Tint',
    priceCents: 9_500,
    line: reflectiveFilm,
    model: 'DPRF-20',
  },
  {
    id: 3,
    name: 'Windshield Protection Film',
    priceCents: 15_000,
    line: windshieldProtection,
    model: 'CLEARGARD-6',
  },
  {
    id: 4,
    name: 'Paint Protection Film',
    priceCents: 20_000,
  },
  {
    id: 5,
    name: 'Headlight Tint Film',
    priceCents: 4_000,
  },
] as const satisfies readonly Offer[]

/** What the store sells of a film line, or of one of its models, the cheapest first. */
export function offersOf(line: FilmLine, model?: { readonly name: string }): readonly Offer[] {
  return (offers as readonly Offer[])
    .filter((offer) => offer.line?.name === line.name)
    .filter((offer) => model === undefined || offer.model === model.name)
    .toSorted((a, b) => a.priceCents - b.priceCents)
}

/** The anchor of an offer on the page of the store. */
export const offerAnchor = ({ id }: Pick<Offer, 'id'>) => `product-${id}`

/** The address of an offer in the store. */
export const offerPath = (offer: Pick<Offer, 'id'>) => `${paths.store}#${offerAnchor(offer)}`
