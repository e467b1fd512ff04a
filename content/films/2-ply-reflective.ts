import picture from '../images/2-ply-reflective.jpg?picture'
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
  position: 2,
  name: '2-Ply Reflective Film',
} as const satisfies FilmLine

export const card = {
  summary: 'Two layers, one mirror between them: privacy by day and a cooler room.',
  picture: {
    source: picture,
    alt: 'A wide window at dusk from outside: the filmed left sash mirrors the evening clouds, the bare right sash shows the lit room with its shelves and chair.',
    focus: '62% 55%',
  },
} as const satisfies FilmCard

export const models = [
  illustrative({ name: 'DP2R-05', vlt: 5, irr: 90, uvr: 99, od: 1.3, tser: 90 }),
  illustrative({ name: 'DP2R-20', vlt: 20, irr: 82, uvr: 99, od: 0.7, tser: 79 }),
  illustrative({ name: 'DP2R-35', vlt: 35, irr: 70, uvr: 99, od: 0.46, tser: 66 }),
  illustrative({ name: 'DP2R-50', vlt: 50, irr: 56, uvr: 99, od: 0.3, tser: 52 }),
] as const satisfies readonly Stated<FilmModel>[]

export const traits = {
  goesOn: illustrative(['window', 'skylight']),
  metal: true,
  reflectance: illustrative({ outside: 45, inside: 18 }),
} as const satisfies FilmTraits

/** 2-Ply Reflective, a metal layer between two of polyester. */
export const film = {
  meta: {
    title: '2-Ply Reflective Film',
    description:
      'Two bonded layers of polyester with a mirror between them: daytime privacy and solar control for buildings, in four models.',
  },
  headline: 'Two layers, one mirror.',
  lead: 'The reflective metal of this film lies between two sheets of polyester, where no cloth, cleaner or weather can reach it. It keeps the sun out and the daytime view in.',
  leads: 'uvr',
  benefits: [
    {
      title: 'A sheltered mirror',
      text: 'Metal that nothing touches does not scratch, and is slow to corrode.',
    },
    {
      title: 'Privacy by day',
      text: 'Outside sees the sky. Inside sees the street.',
    },
    {
      title: 'Cooler rooms',
      text: 'Sunlight is reflected at the glass, before the room has to be cooled.',
    },
    {
      title: 'Four models',
      text: 'From a dense mirror to a light one, chosen to suit the facing and the room.',
    },
    { title: 'Up to 99% of UV blocked', text: 'In all four models, on every pane they cover.' },
    { title: 'Less glare', text: 'A bright sky, turned down to the level of a screen.' },
  ],
  applications: [
    { title: 'Office buildings', text: 'Curtain walls that face the street and the sun.' },
    { title: 'Ground floors', text: 'Rooms that people walk past.' },
    { title: 'Schools and clinics', text: 'Privacy without curtains, daylight without heat.' },
  ],
  scene: room,
  reflectance: traits.reflectance,
  sights: true,
  order: ['sights', 'purpose', 'viewer'],
  models,
  related: ['3-ply-reflective', 'dyed-reflective', 'signature-sputtering'],
  actions: [
    { name: 'Find a Dealer', to: paths.dealers },
    { name: 'Contact Us', to: paths.contact },
  ],
} as const satisfies FilmCopy
