import picture from '../../images/dusk-dp2r-20.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'Two layers, one mirror between them: privacy by day and a cooler room.',
  picture: {
    source: picture,
    alt: 'A wide window with mirror film after sunset, seen from the garden: it mirrors evening clouds and hills, and of the lamplit room behind it the lamps and a bookshelf are dimly seen.',
    focus: '52% 55%',
  },
} as const satisfies FilmCard
