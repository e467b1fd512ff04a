import picture from '../images/3-ply-reflective.jpg?picture'
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
  position: 3,
  name: '3-Ply Reflective Film',
} as const satisfies FilmLine

export const card = {
  summary: 'Three bonded layers for glass that faces the sun all day, every day.',
  picture: {
    source: picture,
    alt: 'A mirror-filmed facade by day, seen from below: white clouds break across its large panes, each a little out of line.',
    focus: '62% 45%',
  },
} as const satisfies FilmCard

export const models = [
  illustrative({ name: 'DP3R-05', vlt: 5, irr: 94, uvr: 99, od: 1.3, tser: 92 }),
  illustrative({ name: 'DP3R-15', vlt: 15, irr: 90, uvr: 99, od: 0.82, tser: 86 }),
  illustrative({ name: 'DP3R-20', vlt: 20, irr: 87, uvr: 99, od: 0.7, tser: 82 }),
  illustrative({ name: 'DP3R-35', vlt: 35, irr: 76, uvr: 99, od: 0.46, tser: 69 }),
  illustrative({ name: 'DP3R-50', vlt: 50, irr: 62, uvr: 99, od: 0.3, tser: 55 }),
] as const satisfies readonly Stated<FilmModel>[]

export const traits = {
  goesOn: illustrative(['window', 'skylight']),
  metal: true,
  reflectance: illustrative({ outside: 50, inside: 12 }),
} as const satisfies FilmTraits

/** 3-Ply Reflective, the heaviest solar construction for buildings. */
export const film = {
  meta: {
    title: '3-Ply Reflective Film',
    description:
      'Three bonded layers for glass in full sun: five models of architectural film, and single, 2-ply and 3-ply compared side by side.',
  },
  headline: 'For the side that faces the sun.',
  lead: 'Three sheets of polyester, bonded: one carries the color, one carries the metal, one carries the wear. Each does a single task, which is why the whole does it for years.',
  leads: 'tser',
  benefits: [
    {
      title: 'Each layer, one task',
      text: 'Color, reflection and scratch resistance no longer compete for one sheet.',
    },
    {
      title: 'The most heat kept out',
      text: 'Of our reflective lines for buildings, this one rejects the most at any given light.',
    },
    {
      title: 'Stable color',
      text: 'The dye sits behind the mirror, out of the worst of the light that fades it.',
    },
    {
      title: 'A stiffer film',
      text: 'More polyester lies flatter on large panes and leaves fewer marks.',
    },
    {
      title: 'Up to 99% of UV blocked',
      text: 'For whatever stands, hangs or sits behind the glass.',
    },
    { title: 'Privacy by day', text: 'To the street, the dense models show nothing but sky.' },
  ],
  applications: [
    { title: 'Towers', text: 'South and west elevations without a tree in sight.' },
    { title: 'Hot climates', text: 'Where the air conditioning never has a day off.' },
    { title: 'Atriums', text: 'High glass that is hard to reach, and filmed once.' },
  ],
  scene: room,
  reflectance: traits.reflectance,
  sights: true,
  models,
  sections: [
    {
      id: 'plies',
      title: 'One ply, two or three',
      text: 'A ply is one sheet of polyester. More plies make room for more functions, each protected from the others and from you.',
      table: {
        caption: 'Single ply, 2 ply and 3 ply compared',
        columns: ['Single ply', '2 ply', '3 ply'],
        rows: illustrative([
          [
            'Construction',
            'One sheet, dyed and coated',
            'Two sheets, metal between them',
            'Three sheets: color, metal, wear',
          ],
          [
            'What shields the metal',
            'A hard coat',
            'A sheet of polyester',
            'Two sheets of polyester',
          ],
          ['Infrared rejected at 35% light', 42, 70, 76],
          ['Solar energy rejected at 35% light', 52, 66, 69],
          ['Suits', 'Glare and color', 'Most sunny facades', 'Full sun, all day'],
        ]),
      },
    },
  ],
  related: ['2-ply-reflective', 'dyed-reflective', 'signature-sputtering'],
  actions: [
    { name: 'Find a Dealer', to: paths.dealers },
    { name: 'Contact Us', to: paths.contact },
  ],
} as const satisfies FilmCopy
