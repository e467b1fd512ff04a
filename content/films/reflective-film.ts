import picture from '../images/reflective-film.jpg?picture'
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
  position: 4,
  name: 'Reflective Film',
} as const satisfies FilmLine

export const card = {
  summary: 'A fine mirrored layer sends sunlight back before it becomes heat.',
  picture: {
    source: picture,
    alt: 'The side windows of a white car by day: trees and clouds stand in their mirror-bright film.',
    focus: '45% 46%',
  },
} as const satisfies FilmCard

export const models = [
  illustrative({ name: 'DPRF-05', vlt: 5, irr: 85, uvr: 99, od: 1.3, tser: 87 }),
  illustrative({ name: 'DPRF-20', vlt: 20, irr: 75, uvr: 99, od: 0.7, tser: 75 }),
  illustrative({ name: 'DPRF-35', vlt: 35, irr: 63, uvr: 99, od: 0.46, tser: 62 }),
  illustrative({ name: 'DPRF-50', vlt: 50, irr: 50, uvr: 99, od: 0.3, tser: 49 }),
] as const satisfies readonly Stated<FilmModel>[]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
  metal: true,
  reflectance: illustrative({ outside: 38, inside: 20 }),
} as const satisfies FilmTraits

/** Reflective, the mirrored automotive film. */
export const film = {
  meta: {
    title: 'Reflective Film',
    description:
      'Automotive film with a fine mirrored layer, in four shades from DPRF-05 to DPRF-50. It sends sunlight back before it becomes heat.',
  },
  headline: 'Send the sun back.',
  lead: 'Most films soak the sun up. This one returns it. A metal layer thinner than a soap bubble mirrors part of the light outside the glass, where its heat does no harm.',
  leads: 'tser',
  benefits: [
    {
      title: 'Reflects first',
      text: 'Energy that is mirrored away never has to be absorbed, cooled or vented.',
    },
    {
      title: 'Privacy by day',
      text: 'From the brighter side the glass is a mirror. From inside it is a window.',
    },
    {
      title: 'Less glare',
      text: 'Low sun and bright hoods lose their sting. The road keeps its detail.',
    },
    {
      title: 'Up to 99% of UV blocked',
      text: 'Every shade, from DPRF-05 to DPRF-50, carries the same UV protection.',
    },
    { title: 'Four shades', text: 'From DPRF-05, a dark mirror, to DPRF-50, a hint of one.' },
    {
      title: 'A cooler start',
      text: 'A car that stood in the sun is ready sooner when less of it came in.',
    },
  ],
  applications: [
    {
      title: 'Hot, open parking',
      text: 'For cars that stand in the sun all day and are needed at five.',
    },
    {
      title: 'Vans and shuttles',
      text: 'Large upright windows, goods inside that nobody should see.',
    },
    { title: 'Desert light', text: 'Where the sun is high, hard and out all year.' },
  ],
  sections: [
    {
      id: 'good-to-know',
      title: 'Good to know',
      text: 'Two things a mirror asks of you.',
      items: [
        {
          title: 'Road rules',
          text: 'Many places limit mirrored glass on the front doors. Your dealer knows the rule where you drive.',
        },
        {
          title: 'Metal in the layer',
          text: 'It can weaken signals that pass the glass. Where antennas sit in the windows, choose Nano Ceramic.',
        },
      ],
    },
  ],
  reflectance: traits.reflectance,
  scene: car,
  models,
  related: ['nano-ceramic', 'platinum-signature', 'skin-eye-care'],
  actions: [
    { name: 'Find a Dealer', to: paths.dealers },
    { name: 'Contact Us', to: paths.contact },
  ],
} as const satisfies FilmCopy
