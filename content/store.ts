import headlight from './images/store-headlight.jpg?picture'
import nanoCeramic from './images/store-nano-ceramic.jpg?picture'
import paint from './images/store-paint.jpg?picture'
import reflective from './images/store-reflective.jpg?picture'
import windshield from './images/store-windshield.jpg?picture'
import { offers } from './offers'
import type { Product } from './schema'

const [nanoCeramicFilm, solarTint, windshieldFilm, paintFilm, headlightFilm] = offers

/** The five products of the demo store. */
export const products = [
  {
    ...nanoCeramicFilm,
    description:
      'Metal-free heat rejection for side and rear glass. Clear signal, clear night view.',
    picture: {
      source: nanoCeramic,
      alt: 'A roll of dark window film, partly run out over a pale surface.',
      focus: '52% 50%',
    },
  },
  {
    ...solarTint,
    description: 'A fine mirrored layer that sends the sun back. Privacy by day.',
    picture: {
      source: reflective,
      alt: 'A roll of silver reflective film, its end curling up and mirroring the light.',
    },
  },
  {
    ...windshieldFilm,
    description: 'A clear sacrificial skin for the outside of the windshield.',
    picture: {
      source: windshield,
      alt: 'A curved windshield on two rests, a clear protective film rolling back from its upper corner.',
      focus: '50% 36%',
    },
  },
  {
    ...paintFilm,
    description: 'Clear film for hoods, sills and mirrors: the stone hits it, not the paint.',
    picture: {
      source: paint,
      alt: 'The glossy red wing of a car, its rear half under a clear film that lifts at the edge.',
      focus: '50% 40%',
    },
  },
  {
    ...headlightFilm,
    description: 'A smoke layer for the lens, cut to shape by hand. Check your local road rules.',
    picture: {
      source: headlight,
      alt: 'A round headlight with a lit ring, its left half under smoked film that lifts along the middle.',
      focus: '50% 25%',
    },
  },
] as const satisfies readonly Product[]
