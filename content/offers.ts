import { paths } from './paths'

/** What the demo store sells of one product, without its text and picture. */
export interface Offer {
  readonly id: number
  readonly name: string
  /** US cents. */
  readonly priceCents: number
  /** The film line that it belongs to, by its slug. Some films are sold here alone. */
  readonly line?: string
}

/** What the demo store sells, without text and pictures. */
export const offers = [
  { id: 1, name: 'Nano Ceramic Window Film', priceCents: 12_000, line: 'nano-ceramic' },
  { id: 2, name: 'Reflective Solar Tint', priceCents: 9_500, line: 'reflective-film' },
  { id: 3, name: 'Windshield Protection Film', priceCents: 15_000, line: 'windshield-protection' },
  { id: 4, name: 'Paint Protection Film', priceCents: 20_000 },
  { id: 5, name: 'Headlight Tint Film', priceCents: 4_000 },
] as const satisfies readonly Offer[]

/** What the store sells of a film line, the cheapest first. */
export function offersOf(line: string): readonly Offer[] {
  return (offers as readonly Offer[])
    .filter((offer) => offer.line === line)
    .toSorted((a, b) => a.priceCents - b.priceCents)
}

/** The address of an offer in the store. */
export const offerPath = (_offer: Pick<Offer, 'id'>) => paths.store
