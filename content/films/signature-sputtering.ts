import picture from '../images/signature-sputtering.jpg?picture'
import { paths } from '../paths'
import { room } from '../scenes/room'
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
  market: 'architectural',
  position: 4,
  name: 'Signature Sputtering',
} as const satisfies FilmLine

export const card = {
  summary: 'Metal laid down atom by atom: even, neutral and quiet to look at.',
  picture: {
    source: picture,
    alt: 'Glazed pots in a row by daylight; through a filmed pane before the right half of them, red, blue and purple are dimmer but not tinted.',
    focus: '58% 52%',
  },
} as const satisfies FilmCard

export const models = [
  illustrative({ name: 'DP 05SS', vlt: 5, irr: 90, uvr: 99, od: 1.3, tser: 89 }),
  illustrative({ name: 'DP 15SS', vlt: 15, irr: 85, uvr: 99, od: 0.82, tser: 82 }),
  illustrative({ name: 'DP 20SS', vlt: 20, irr: 81, uvr: 99, od: 0.7, tser: 78 }),
  illustrative({ name: 'DP 35SS', vlt: 35, irr: 68, uvr: 99, od: 0.46, tser: 64 }),
  illustrative({ name: 'DP 50SS', vlt: 50, irr: 54, uvr: 99, od: 0.3, tser: 51 }),
  illustrative({ name: 'DP 60SS', vlt: 60, irr: 45, uvr: 99, od: 0.22, tser: 42 }),
] as const satisfies readonly Stated<FilmModel>[]

export const traits = {
  goesOn: illustrative(['window', 'skylight', 'storefront']),
  metal: true,
  reflectance: illustrative({ outside: 22, inside: 16 }),
} as const satisfies FilmTraits

/** Signature Sputtering, metal deposited in vacuum. */
export const film = {
  meta: {
    title: 'Signature Sputtering Film',
    description:
      'Architectural film with metal sputtered in vacuum, in six models from DP 05SS to DP 60SS: even, neutral, low in reflection.',
  },
  headline: 'Metal, laid down atom by atom.',
  lead: 'In a vacuum, atoms leave a metal target one at a time and settle on the film. The layer they form is thin, dense and even, and looks like very good glass and little else.',
  leads: 'irr',
  benefits: [
    {
      title: 'Even to the edge',
      text: 'A sputtered layer has no streaks and no clouds, on one pane or on a thousand.',
    },
    {
      title: 'Neutral tone',
      text: 'Daylight stays daylight. Paint, skin and fabric keep their colors.',
    },
    {
      title: 'Low reflection',
      text: 'Heat control without the mirror, inside at night or outside by day.',
    },
    {
      title: 'Selective',
      text: 'The layer is built to pass light and to hold back heat, which is the whole art.',
    },
    {
      title: 'Six models',
      text: 'DP 05SS to DP 60SS, from deep shade to a film you have to look for.',
    },
    { title: 'Up to 99% of UV blocked', text: 'Protection that nobody has to look at.' },
  ],
  applications: [
    { title: 'Landmark facades', text: 'Buildings whose look is not ours to change.' },
    { title: 'Hotels and residences', text: 'Rooms bought for the view, and used at noon.' },
    { title: 'Galleries and showrooms', text: 'Where color has to be judged by daylight.' },
  ],
  scene: room,
  reflectance: traits.reflectance,
  sights: true,
  order: ['purpose', 'viewer', 'sights'],
  models,
  related: ['3-ply-reflective', '2-ply-reflective', 'decorative-films'],
  actions: [
    { name: 'Find a Dealer', to: paths.dealers },
    { name: 'Contact Us', to: paths.contact },
  ],
} as const satisfies FilmCopy
