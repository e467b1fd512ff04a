import picture from '../images/dyed-reflective.jpg?picture'
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
  position: 1,
  name: 'Dyed Reflective Film',
} as const satisfies FilmLine

export const card = {
  summary: 'Dyed polyester softens the light and keeps the view: the simplest way to calm a room.',
  picture: {
    source: picture,
    alt: 'An office by day with tall windows: a cup, a notebook and a screen without glare on an oak desk, a garden and a lake beyond the glass.',
    focus: '66% 48%',
  },
} as const satisfies FilmCard

export const models = [
  illustrative({ name: 'DPAF 05', vlt: 5, irr: 58, uvr: 99, od: 1.3, tser: 73 }),
  illustrative({ name: 'DPAF 10', vlt: 10, irr: 55, uvr: 99, od: 1, tser: 70 }),
  illustrative({ name: 'DPAF 15', vlt: 15, irr: 52, uvr: 99, od: 0.82, tser: 66 }),
  illustrative({ name: 'DPAF 25', vlt: 25, irr: 48, uvr: 99, od: 0.6, tser: 59 }),
  illustrative({ name: 'DPAF 35', vlt: 35, irr: 42, uvr: 99, od: 0.46, tser: 52 }),
  illustrative({ name: 'DPAF 45', vlt: 45, irr: 36, uvr: 99, od: 0.35, tser: 44 }),
] as const satisfies readonly Stated<FilmModel>[]

export const traits = {
  goesOn: illustrative(['window', 'skylight', 'storefront']),
  // The FAQ calls dyed films free of metal, and the table of plies names a coat over the metal of a single ply.
  reflectance: illustrative({ outside: 28, inside: 14 }),
} as const satisfies FilmTraits

/** Dyed Reflective, color and glare control for buildings. */
export const film = {
  meta: {
    title: 'Dyed Reflective Film',
    description:
      'Architectural film in six shades, DPAF 05 to DPAF 45: color for the facade, softer light and less glare for the room behind it.',
  },
  headline: 'Softer light. Same view.',
  lead: 'Dye in the polyester tempers the light; a faint reflective finish gives the facade its calm. It is the simplest film we make for buildings, and often all that a bright room needs.',
  leads: 'vlt',
  benefits: [
    {
      title: 'Glare, turned down',
      text: 'Screens become readable, blinds stay up, and the view stays where it was.',
    },
    {
      title: 'An even facade',
      text: 'One color across old and new panes makes mixed glazing look intended.',
    },
    {
      title: 'Up to 99% of UV blocked',
      text: 'Floors, fabrics and pictures keep their color for longer.',
    },
    {
      title: 'Six shades',
      text: 'DPAF 05 to DPAF 45, from deep privacy to a light veil.',
    },
    {
      title: 'A quiet night side',
      text: 'Low reflection: after dark the window shows the city, not your own face.',
    },
    {
      title: 'A single ply',
      text: 'Thin and supple, it follows old panes that stiffer films fight.',
    },
  ],
  applications: [
    { title: 'Offices', text: 'Desks beside windows, and screens that face them.' },
    { title: 'Shops', text: 'Displays that must be seen and must not fade.' },
    { title: 'Homes', text: 'East rooms in the morning, west rooms in the evening.' },
  ],
  scene: room,
  reflectance: traits.reflectance,
  sights: true,
  models,
  related: ['2-ply-reflective', '3-ply-reflective', 'signature-sputtering'],
  actions: [
    { name: 'Find a Dealer', to: paths.dealers },
    { name: 'Contact Us', to: paths.contact },
  ],
} as const satisfies FilmCopy
