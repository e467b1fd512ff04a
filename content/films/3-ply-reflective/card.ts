import picture from '../../images/3-ply-reflective.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'Three bonded layers for glass that faces the sun all day, every day.',
  picture: {
    source: picture,
    alt: 'A mirror-filmed facade by day, seen from below: white clouds break across its large panes, each a little out of line.',
    focus: '62% 45%',
  },
} as const satisfies FilmCard
