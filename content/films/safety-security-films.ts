import picture from '../images/safety-security-films.jpg?picture'
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
  market: 'architectural',
  position: 5,
  name: 'Safety & Security Film',
} as const satisfies FilmLine

export const card = {
  summary: 'Clear PET from 2 to 16 mil that holds broken glass together.',
  picture: {
    source: picture,
    alt: 'A struck pane that still stands: cracks run out from the blow like a web and catch the light, every piece in its place before a lake by day.',
    focus: '64% 46%',
  },
} as const satisfies FilmCard

export const models = [
  illustrative({ name: 'DPSF 02', vlt: 88, irr: 26, uvr: 98, od: 0.06, tser: 20 }),
  illustrative({ name: 'DPSF 04', vlt: 88, irr: 27, uvr: 99, od: 0.06, tser: 20 }),
  illustrative({ name: 'DPSF 08', vlt: 87, irr: 29, uvr: 99, od: 0.06, tser: 22 }),
  illustrative({ name: 'DPSF 12', vlt: 86, irr: 31, uvr: 99, od: 0.07, tser: 23 }),
  illustrative({ name: 'DPSF 16', vlt: 85, irr: 33, uvr: 99, od: 0.07, tser: 24 }),
] as const satisfies readonly Stated<FilmModel>[]

export const thicknesses = [
  { name: 'DPSF 02', thicknessMil: 2, material: 'PET' },
  illustrative({ name: 'DPSF 04', thicknessMil: 4, material: 'PET' }),
  illustrative({ name: 'DPSF 08', thicknessMil: 8, material: 'PET' }),
  illustrative({ name: 'DPSF 12', thicknessMil: 12, material: 'PET' }),
  { name: 'DPSF 16', thicknessMil: 16, material: 'PET' },
] as const satisfies readonly Stated<ThicknessModel>[]

export const traits = {
  goesOn: illustrative(['window', 'skylight', 'storefront', 'partition']),
  holdsGlass: true,
  thicknesses,
  warranty: {
    title: 'Warranty up to 5 years',
    text: 'Safety and security films carry a warranty of up to 5 years for commercial use.',
  },
} as const satisfies FilmTraits

/** Safety & Security, clear PET that holds broken glass together. */
export const film = {
  meta: {
    title: 'Safety & Security Film',
    description:
      'Clear PET film from 2 to 16 mil, DPSF 02 to DPSF 16, that holds broken glass together. Warranty up to 5 years for commercial use.',
  },
  headline: 'When glass breaks, it stays.',
  lead: 'Bare glass fails in an instant and leaves knives behind. A clear sheet of PET bonded to it cannot stop the break, but it holds the pieces, and with them the pane, the weather and the minute that matters.',
  leads: 'uvr',
  benefits: [
    {
      title: 'Pieces held together',
      text: 'Shards stay on the film instead of on the floor, or in someone’s way.',
    },
    {
      title: 'Time',
      text: 'A filmed pane has to be worked through. Most people in a hurry do not.',
    },
    {
      title: 'Clear',
      text: 'Nothing to see: the thickest of the line still passes most of the light.',
    },
    {
      title: 'Up to 99% of UV blocked',
      text: 'Protection of the other kind comes with it.',
    },
    {
      title: 'For the glass you have',
      text: 'No new panes, no new frames. The film goes on what stands.',
    },
    { title: 'Five thicknesses', text: 'From 2 mil for accidents to 16 mil for intent.' },
  ],
  applications: [
    { title: 'Storefronts and banks', text: 'Glass at street level, with value behind it.' },
    { title: 'Schools and public buildings', text: 'Doors and corridors where people run.' },
    { title: 'Storm country', text: 'Panes that meet what the wind carries.' },
  ],
  models,
  thicknesses,
  sections: [
    {
      id: 'choose',
      title: 'How thick is enough',
      text: 'Thickness is chosen by what might happen to the glass. Your dealer looks at the pane, its frame and its edges first.',
      items: [
        { title: '2 to 4 mil', text: 'Accidents: a fall, a ball, a slammed door.' },
        { title: '8 mil', text: 'Harder knocks: debris, vandalism, a hurried break-in.' },
        { title: '12 to 16 mil', text: 'Sustained force, with the film fixed to the frame.' },
      ],
    },
  ],
  warranty: traits.warranty,
  related: ['decorative-films', '3-ply-reflective', 'windshield-protection'],
  actions: [
    { name: 'Find a Dealer', to: paths.dealers },
    { name: 'Contact Us', to: paths.contact },
  ],
} as const satisfies FilmCopy
