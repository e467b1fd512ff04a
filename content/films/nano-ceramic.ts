import picture from '../images/nano-ceramic.jpg?picture'
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
  position: 2,
  name: 'Nano Ceramic Film',
} as const satisfies FilmLine

export const card = {
  summary: 'Ceramic particles too small to see take the heat out. No metal, no lost signal.',
  picture: {
    source: picture,
    alt: 'A deep blue station wagon charges at a post before a house at noon, its side windows dark and neutral.',
    focus: '52% 52%',
  },
} as const satisfies FilmCard

export const models = [
  illustrative({ name: 'DPNC-05', vlt: 5, irr: 95, uvr: 99, od: 1.3, tser: 90 }),
  illustrative({ name: 'DPNC-15', vlt: 15, irr: 95, uvr: 99, od: 0.82, tser: 86 }),
  illustrative({ name: 'DPNC-25', vlt: 25, irr: 94, uvr: 99, od: 0.6, tser: 81 }),
  illustrative({ name: 'DPNC-35', vlt: 35, irr: 93, uvr: 99, od: 0.46, tser: 75 }),
  illustrative({ name: 'DPNC-45', vlt: 45, irr: 92, uvr: 99, od: 0.35, tser: 70 }),
  illustrative({ name: 'DPNC-55', vlt: 55, irr: 91, uvr: 99, od: 0.26, tser: 65 }),
  illustrative({ name: 'DPNC-65', vlt: 65, irr: 90, uvr: 99, od: 0.19, tser: 60 }),
] as const satisfies readonly Stated<FilmModel>[]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
  metal: false,
} as const satisfies FilmTraits

/** Nano Ceramic, metal-free heat rejection for vehicles. */
export const film = {
  meta: {
    title: 'Nano Ceramic Film',
    description:
      'Metal-free automotive film in seven shades, DPNC-05 to DPNC-65. Nano-ceramic particles reject infrared heat and leave every signal alone.',
  },
  headline: 'Heat out. Signal in.',
  lead: 'Ceramic particles smaller than a wavelength of light sit in the film, unseen, and take the heat out of the sun. There is no metal in it, so nothing that speaks by radio is disturbed.',
  leads: 'irr',
  benefits: [
    {
      title: 'Works where heat is',
      text: 'About half of the sun’s energy is infrared. The ceramic layer is tuned to it.',
    },
    {
      title: 'No metal interference',
      text: 'Phone, GPS, radio, toll tag and tire sensors work as they did before.',
    },
    {
      title: 'Quiet to look at',
      text: 'Low reflection inside and out. At night the glass does not turn into a mirror.',
    },
    {
      title: 'Heat rejection that holds',
      text: 'Ceramics do not bleach. The layer works in its last summer as it did in its first.',
    },
    {
      title: 'Seven shades',
      text: 'From DPNC-05, nearly black, to DPNC-65, light enough to overlook.',
    },
    { title: 'Up to 99% of UV blocked', text: 'In every shade, the light ones included.' },
  ],
  applications: [
    {
      title: 'Connected cars',
      text: 'Antennas in the glass, keys in the phone: metal-free film stays out of the way.',
    },
    {
      title: 'Electric vehicles',
      text: 'A cooler cabin asks less of the air conditioning, and so of the battery.',
    },
    {
      title: 'Large glass',
      text: 'Panoramic roofs and long side windows, where bare glass lets in the most heat.',
    },
  ],
  scene: car,
  models,
  related: ['skin-eye-care', 'platinum-signature', 'windshield-protection'],
  actions: [
    { name: 'Find a Dealer', to: paths.dealers },
    { name: 'Contact Us', to: paths.contact },
  ],
} as const satisfies FilmCopy
