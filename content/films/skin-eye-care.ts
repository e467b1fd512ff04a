import picture from '../images/skin-eye-care.jpg?picture'
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
  position: 1,
  name: 'Skin & Eye Care Film',
} as const satisfies FilmLine

export const card = {
  summary: 'Blocks up to 100% of ultraviolet and infrared, in six shades from deep to light.',
  picture: {
    source: picture,
    alt: 'Daylight falls through the driver’s window onto a tan leather seat, with trees, a lake and a village outside.',
    focus: '42% 48%',
  },
} as const satisfies FilmCard

export const models = [
  illustrative({ name: 'DPSK-05', vlt: 5, irr: 100, uvr: 100, od: 1.3, tser: 93 }),
  illustrative({ name: 'DPSK-15', vlt: 15, irr: 100, uvr: 100, od: 0.82, tser: 88 }),
  { name: 'DPSK-30', vlt: 30, irr: 100, uvr: 100, od: 0.52, tser: 81 },
  illustrative({ name: 'DPSK-40', vlt: 40, irr: 99, uvr: 100, od: 0.4, tser: 76 }),
  illustrative({ name: 'DPSK-50', vlt: 50, irr: 99, uvr: 100, od: 0.3, tser: 71 }),
  illustrative({ name: 'DPSK-60', vlt: 60, irr: 98, uvr: 100, od: 0.22, tser: 66 }),
] as const satisfies readonly Stated<FilmModel>[]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
  metal: false,
} as const satisfies FilmTraits

/** Skin & Eye Care, the automotive flagship. */
export const film = {
  meta: {
    title: 'Skin & Eye Care Film',
    description:
      'Automotive film that blocks up to 100% of UV and infrared. DPSK-30: 30% light, 81% of total solar energy rejected. Six shades.',
  },
  headline: 'Open to the view. Closed to UV.',
  lead: 'A side window stops the wind and lets much of the ultraviolet through. This film closes the gap: it blocks up to 100% of UV rays, and you choose how much light to keep. You see the road. Your skin sees shade.',
  leads: 'uvr',
  benefits: [
    {
      title: 'Ultraviolet, closed',
      text: 'Up to 100% of UV is absorbed in the film, before it reaches skin, eyes or leather.',
    },
    {
      title: 'Heat you can measure',
      text: 'DPSK-30 rejects 81% of total solar energy and still lets 30% of the light in.',
    },
    {
      title: 'Dermatologist recommended',
      text: 'A quiet daily measure for anyone whose hours pass beside a window.',
    },
    {
      title: 'Rest for the eyes',
      text: 'Less glare from low sun and wet roads. The eye works less on a long drive.',
    },
    {
      title: 'No metal, no interference',
      text: 'Nano-ceramic particles leave phone, navigation and toll tag alone.',
    },
    {
      title: 'An interior that keeps its color',
      text: 'Ultraviolet is what bleaches trim first. Without it, fading slows.',
    },
  ],
  applications: [
    {
      title: 'Long commutes',
      text: 'The driver’s side takes the same sun every day. So does the arm beside it.',
    },
    {
      title: 'Children in the back',
      text: 'Side glass, where a child seat faces the light and cannot turn away.',
    },
    {
      title: 'Working vehicles',
      text: 'Cabs, vans and fleets, where the window seat is a workplace.',
    },
  ],
  scene: car,
  models,
  related: ['nano-ceramic', 'pre-cut-films', 'windshield-protection'],
  actions: [
    { name: 'Find a Dealer', to: paths.dealers },
    { name: 'Compare the Figures', to: paths.why },
  ],
} as const satisfies FilmCopy
