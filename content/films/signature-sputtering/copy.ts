import still from '../../images/pots-dp-20ss.jpg?picture'
import { inWords } from '../../in-words'
import { pots } from '../../scenes/pots'
import type { FilmCopy } from '../../schema'
import { line as twoPlyReflective } from '../2-ply-reflective/line'
import { line as threePlyReflective } from '../3-ply-reflective/line'
import { line as decorativeFilms } from '../decorative-films/line'
import { models } from './models'

export { card } from './card'
export * as values from './models'

/** Signature Sputtering, metal deposited in vacuum. */
export const copy = {
  title: 'Signature Sputtering Film',
  description: `Architectural film with metal sputtered in vacuum, in ${inWords(models.length)} models from DP 05SS to DP 60SS: even, neutral, less of a mirror outside than plied film.`,
  headline: 'Metal, laid down atom by atom.',
  lead: 'In a vacuum, atoms leave a metal target one at a time and settle on the film. The layer they form is thin and dense, and mirrors less to the outside than that of plied film.',
  benefitsTitle: 'What even metal does',
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
      title: 'Less of a mirror',
      text: 'Plied film that lets the same light through rejects more heat. This one reflects less to the street.',
    },
  ],
  scene: pots,
  still,
  sections: [
    {
      id: 'shades',
      title: 'Dark metal, light metal',
      items: [
        {
          title: 'Screens in the sun',
          text: 'The dark ones calm a west front and a wall of monitors. Behind the two darkest, lamps come on early.',
        },
        {
          title: 'Rooms that live by daylight',
          text: 'The middle shades take the edge off the sun where people read, draw and meet, and leave the lamps off by day.',
        },
        {
          title: 'Goods on display',
          text: 'The lightest leave a shop window open to the eye, and still spare the display some heat and fading.',
        },
      ],
    },
  ],
  related: [
    {
      line: threePlyReflective,
      when: 'When heat counts more than looks: it sends more of the sun back.',
    },
    {
      line: twoPlyReflective,
      when: 'When a mirror is welcome: by day people outside see the sky.',
    },
    { line: decorativeFilms, when: 'For privacy at any hour, indoors: frost in place of shade.' },
  ],
} as const satisfies FilmCopy
