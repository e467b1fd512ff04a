import picture from '../images/windshield-protection.jpg?picture'
import { paths } from '../paths'
import {
  type FilmCard,
  type FilmCopy,
  type FilmLine,
  type FilmModel,
  type FilmTraits,
  illustrative,
  type Stated,
  type ThicknessModel,
} from '../schema'

export const line = {
  market: 'automotive',
  position: 5,
  name: 'Windshield Protection Film',
} as const satisfies FilmLine

export const card = {
  summary: 'A clear outer skin, 4 to 8 mil thick, that takes the stones so the glass does not.',
  picture: {
    source: picture,
    alt: 'A windshield by day, seen over the wipers: clear film ends in a fine line with one corner lifting, and in the bare glass before the steering wheel stands the star of a stone chip.',
    focus: '74% 46%',
  },
} as const satisfies FilmCard

export const models = [
  illustrative({ name: 'CLEARGARD-4', vlt: 88, irr: 28, uvr: 99, od: 0.06, tser: 21 }),
  illustrative({ name: 'CLEARGARD-6', vlt: 87, irr: 29, uvr: 99, od: 0.06, tser: 22 }),
  illustrative({ name: 'CLEARGARD-8', vlt: 86, irr: 30, uvr: 99, od: 0.07, tser: 23 }),
] as const satisfies readonly Stated<FilmModel>[]

export const thicknesses = [
  { name: 'CLEARGARD-4', thicknessMil: 4 },
  { name: 'CLEARGARD-6', thicknessMil: 6 },
  { name: 'CLEARGARD-8', thicknessMil: 8 },
  { name: 'Chipgard', thicknessMil: 7.5 },
] as const satisfies readonly Stated<ThicknessModel>[]

export const traits = {
  goesOn: ['windshield'],
  takesStones: true,
  thicknesses,
  warranty: {
    title: '18 to 24 months on Chipgard',
    text: 'Chipgard carries a regional warranty of 18 to 24 months. The dealer who installs it tells you the term for your region.',
  },
} as const satisfies FilmTraits

/** Cleargard and Chipgard, the clear outer skins of a windshield. */
export const film = {
  meta: {
    title: 'Windshield Protection Film',
    description:
      'Cleargard: clear windshield protection at 4, 6 and 8 mil, and Chipgard at 7.5 mil with an 18 to 24 month regional warranty.',
  },
  headline: 'Take the stone. Keep the glass.',
  lead: 'Cleargard is a clear film for the outside of the windshield. It spreads the blow of a stone over its own surface, so that a strike leaves a mark on the film and not a crack in the glass.',
  leads: 'vlt',
  benefits: [
    {
      title: 'Impact, spread out',
      text: 'A tough polyester layer takes the point load of gravel and passes on less of it.',
    },
    {
      title: 'Optically clear',
      text: 'Made to be looked through: no haze, no waves, no tint in the driver’s view.',
    },
    {
      title: 'A surface you can renew',
      text: 'When years of sand have dulled it, the film comes off and the glass is as new.',
    },
    {
      title: 'The original stays',
      text: 'Factory glass, its seal and the camera behind it stay where they are.',
    },
    {
      title: 'Rain and wipers',
      text: 'A hard, smooth outer coat lets water run and blades glide.',
    },
    {
      title: 'Up to 99% of UV blocked',
      text: 'A clear film still filters: the dashboard behind it ages more slowly.',
    },
  ],
  applications: [
    {
      title: 'Highway miles',
      text: 'Where trucks lift gravel and distances are long.',
    },
    {
      title: 'Costly glass',
      text: 'Heated, coated or camera-fitted windshields that nobody replaces gladly.',
    },
    {
      title: 'Track and gravel',
      text: 'A day on stones, a film at the end of it, the same windshield after.',
    },
  ],
  models,
  thicknesses,
  sections: [
    {
      id: 'which-thickness',
      title: 'Four skins',
      text: 'Thicker takes more. Thinner follows a tight curve more easily.',
      items: [
        { title: 'CLEARGARD-4, 4 mil', text: 'City driving and steeply curved glass.' },
        { title: 'CLEARGARD-6, 6 mil', text: 'Mixed roads: the balance of the line.' },
        { title: 'CLEARGARD-8, 8 mil', text: 'Highways, gravel and commercial miles.' },
        { title: 'Chipgard, 7.5 mil', text: 'Made against chips, with a warranty of its own.' },
      ],
    },
  ],
  warranty: traits.warranty,
  related: ['nano-ceramic', 'skin-eye-care', 'platinum-signature'],
  actions: [
    { name: 'Find a Dealer Centre', to: paths.dealers },
    { name: 'Contact Us', to: paths.contact },
  ],
} as const satisfies FilmCopy
