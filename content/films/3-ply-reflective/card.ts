import picture from '../../images/facade-dp3r-20.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'Three bonded layers for glass that faces the sun all day, every day.',
  picture: {
    source: picture,
    alt: 'A mirror-filmed glass front by day, seen from below: white clouds and a row of houses break across its panes, each a little out of line; of the offices only their lamps are seen.',
    focus: '62% 45%',
  },
} as const satisfies FilmCard
