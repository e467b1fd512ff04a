import picture from '../images/platinum-signature.jpg?picture'
import { paths } from '../paths'
import { car } from '../scenes/car'
import {
  type FilmCard,
  type FilmCopy,
  type FilmLine,
  type FilmModel,
  type FilmTraits,
  illustrative,
  type Stated,
} from '../schema'

export const line = {
  market: 'automotive',
  position: 3,
  name: 'Platinum Signature Film',
} as const satisfies FilmLine

export const card = {
  summary: 'A deep neutral tone, six shades, one finish from the front doors to the tailgate.',
  picture: {
    source: picture,
    alt: 'A silver station wagon from behind in a bright garage: every window has the same dark, neutral gray.',
    focus: '55% 50%',
  },
} as const satisfies FilmCard

export const models = [
  illustrative({ name: 'DPPS-05', vlt: 5, irr: 90, uvr: 99, od: 1.3, tser: 88 }),
  illustrative({ name: 'DPPS-15', vlt: 15, irr: 88, uvr: 99, od: 0.82, tser: 83 }),
  illustrative({ name: 'DPPS-20', vlt: 20, irr: 87, uvr: 99, od: 0.7, tser: 80 }),
  illustrative({ name: 'DPPS-30', vlt: 30, irr: 85, uvr: 99, od: 0.52, tser: 74 }),
  illustrative({ name: 'DPPS-40', vlt: 40, irr: 82, uvr: 99, od: 0.4, tser: 68 }),
  illustrative({ name: 'DPPS-50', vlt: 50, irr: 80, uvr: 99, od: 0.3, tser: 63 }),
] as const satisfies readonly Stated<FilmModel>[]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
} as const satisfies FilmTraits

/** Platinum Signature, the neutral automotive tone. */
export const film = {
  meta: {
    title: 'Platinum Signature Film',
    description:
      'A deep, neutral automotive film in six shades, DPPS-05 to DPPS-50: the same gray on every window, with the heat kept out.',
  },
  headline: 'One tone, all the way around.',
  lead: 'Dark film can lean blue, green or brown once it is on the car. Platinum Signature stays gray: neutral from inside, even from the street, and the same from the front doors to the tailgate.',
  leads: 'vlt',
  benefits: [
    {
      title: 'Neutral by design',
      text: 'Colors outside look as they are, only calmer. No cast on skin or on the road.',
    },
    {
      title: 'Six matched shades',
      text: 'DPPS-05 to DPPS-50 share one hue, so light and dark windows belong together.',
    },
    {
      title: 'Heat kept out',
      text: 'A signature layer turns infrared away before it warms the seats.',
    },
    {
      title: 'Privacy with a view',
      text: 'Hard to look into, easy to look out of. For night driving, DPPS-20 and lighter.',
    },
    {
      title: 'A surface that lasts',
      text: 'A hard coat takes the wipe-down, the seat belt buckle and the dog.',
    },
    { title: 'Up to 99% of UV blocked', text: 'The same in DPPS-05 and in DPPS-50.' },
  ],
  applications: [
    {
      title: 'Sedans and coupes',
      text: 'A long, low window line reads as one surface.',
    },
    {
      title: 'SUVs',
      text: 'Match the front doors to the dark glass that came with the back.',
    },
    {
      title: 'Chauffeur cars',
      text: 'Privacy for the rear seat, and a finish that suits black paint.',
    },
  ],
  scene: car,
  order: ['viewer', 'purpose', 'law'],
  models,
  related: ['nano-ceramic', 'reflective-film', 'skin-eye-care'],
  actions: [
    { name: 'Find a Dealer', to: paths.dealers },
    { name: 'Contact Us', to: paths.contact },
  ],
} as const satisfies FilmCopy
