import picture from '../../images/dyed-reflective.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary:
    'Dyed polyester softens the light and keeps the view by day: the simplest way to calm a room.',
  picture: {
    source: picture,
    alt: 'An office by day with tall windows: a cup, a notebook and a screen without glare on an oak desk, the roofs of a town, a church tower and hills beyond the glass.',
    focus: '50% 48%',
  },
} as const satisfies FilmCard
