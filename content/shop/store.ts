import headlight from '../images/store-headlight.jpg?picture'
import nanoCeramic from '../images/store-nano-ceramic.jpg?picture'
import paint from '../images/store-paint.jpg?picture'
import reflective from '../images/store-reflective.jpg?picture'
import windshield from '../images/store-windshield.jpg?picture'
import { illustrative, type Product } from '../schema'
import { offers } from './offers'

/** Years that window film usually lasts. */
const windowFilmYears = [5, 10] as const

const [nanoCeramicFilm, solarTint, windshieldFilm, paintFilm, headlightFilm] = offers

/** The five products of the demo store. */
export const products = [
  {
    ...nanoCeramicFilm,
    piece: illustrative({ widthInches: 40, lengthFeet: 15 }),
    film: illustrative({ model: nanoCeramicFilm.model, vlt: 35 }),
    lastsYears: windowFilmYears,
    description: 'Metal-free heat rejection for side and rear glass. Clear signal.',
    picture: {
      source: nanoCeramic,
      alt: 'A roll of dark window film, partly run out over a pale surface.',
      focus: '52% 50%',
    },
  },
  {
    ...solarTint,
    piece: illustrative({ widthInches: 40, lengthFeet: 15 }),
    film: illustrative({ model: solarTint.model, vlt: 20 }),
    lastsYears: windowFilmYears,
    description:
      'A fine mirrored layer that sends part of the sun back. Privacy by day; few laws allow it on front doors.',
    picture: {
      source: reflective,
      alt: 'A roll of silver reflective film, its end curling up and mirroring the light.',
    },
  },
  {
    ...windshieldFilm,
    piece: illustrative({ widthInches: 60, lengthFeet: 4 }),
    film: illustrative({ model: windshieldFilm.model, thicknessMil: 6 }),
    lastsYears: illustrative([2, 3]),
    description: 'A clear sacrificial skin for the outside of the windshield.',
    picture: {
      source: windshield,
      alt: 'A curved windshield on two rests, a clear protective film rolling back from its upper corner.',
      focus: '50% 36%',
    },
  },
  {
    ...paintFilm,
    piece: illustrative({ widthInches: 24, lengthFeet: 10 }),
    film: illustrative({ thicknessMil: 8 }),
    lastsYears: illustrative([5, 7]),
    description: 'Clear film for hoods, sills and mirrors: the stone hits it, not the paint.',
    picture: {
      source: paint,
      alt: 'The glossy dark blue wing of a car, its rear half under a clear film that lifts at the edge.',
      focus: '50% 40%',
    },
  },
  {
    ...headlightFilm,
    piece: illustrative({ widthInches: 12, lengthFeet: 4 }),
    film: illustrative({ vlt: 40 }),
    lastsYears: illustrative([3, 5]),
    description:
      'A smoke layer for the lens, cut to shape by hand. It dims the light: in most places it is not for the road.',
    picture: {
      source: headlight,
      alt: 'A headlight with its light strip on: smoked film covers the outer half of its lens, and a corner of it lifts.',
      focus: '50% 50%',
    },
  },
] as const satisfies readonly Product[]
