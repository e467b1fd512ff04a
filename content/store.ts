import headlight from './images/store-headlight.jpg?picture'
import nanoCeramic from './images/store-nano-ceramic.jpg?picture'
import paint from './images/store-paint.jpg?picture'
import reflective from './images/store-reflective.jpg?picture'
import windshield from './images/store-windshield.jpg?picture'
import type { Product } from './schema'

/** The five products of the demo store. */
export const products = [
  {
    id: 1,
    name: 'Nano Ceramic Window Film',
    priceCents: 12_000,
    description:
      'Metal-free heat rejection for side and rear glass. Clear signal, clear night view.',
    picture: {
      source: nanoCeramic,
      alt: 'A roll of dark window film, partly run out over a pale surface.',
      focus: '52% 50%',
    },
  },
  {
    id: 2,
    name: 'Reflective Solar Tint',
    priceCents: 9_500,
    description: 'A fine mirrored layer that sends the sun back. Privacy by day.',
    picture: {
      source: reflective,
      alt: 'A roll of silver reflective film, its end curling up and mirroring the light.',
    },
  },
  {
    id: 3,
    name: 'Windshield Protection Film',
    priceCents: 15_000,
    description: 'A clear sacrificial skin for the outside of the windshield.',
    picture: {
      source: windshield,
      alt: 'A curved windshield on two rests, a clear protective film rolling back from its upper corner.',
      focus: '50% 36%',
    },
  },
  {
    id: 4,
    name: 'Paint Protection Film',
    priceCents: 20_000,
    description: 'Clear film for hoods, sills and mirrors: the stone hits it, not the paint.',
    picture: {
      source: paint,
      alt: 'The glossy red wing of a car, its rear half under a clear film that lifts at the edge.',
      focus: '50% 40%',
    },
  },
  {
    id: 5,
    name: 'Headlight Tint Film',
    priceCents: 4_000,
    description: 'A smoke layer for the lens, cut to shape by hand. Check your local road rules.',
    picture: {
      source: headlight,
      alt: 'A round headlight with a lit ring, its left half under smoked film that lifts along the middle.',
      focus: '50% 25%',
    },
  },
] as const satisfies readonly Product[]
