import { inWords, inWordsFirst } from '../../in-words'
import { paths } from '../../paths'
import { room } from '../../scenes/room'
import type { FilmCopy } from '../../schema'
import { line as twoPlyReflective } from '../2-ply-reflective/line'
import { line as threePlyReflective } from '../3-ply-reflective/line'
import { line as decorativeFilms } from '../decorative-films/line'
import { models } from './models'

export { card } from './card'
export * as values from './models'

/** Signature Sputtering, metal deposited in vacuum. */
export const copy = {
  meta: {
    title: 'Signature Sputtering Film',
    description: `Architectural film with metal sputtered in vacuum, in ${inWords(models.length)} models from DP 05SS to DP 60SS: even, neutral, low in reflection.`,
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
      title: `${inWordsFirst(models.length)} models`,
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
  sights: true,
  order: ['purpose', 'viewer', 'sights'],
  related: [threePlyReflective, twoPlyReflective, decorativeFilms],
  actions: [
    { name: 'Find a Dealer', to: paths.dealers },
    { name: 'Contact Us', to: paths.contact },
  ],
} as const satisfies FilmCopy
