import picture from '../../images/2-ply-reflective.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'Two layers, one mirror between them: privacy by day and a cooler room.',
  picture: {
    source: picture,
    alt: 'A wide window at dusk from outside: the filmed left sash mirrors the evening clouds, the bare right sash shows the lit room with its shelves and chair.',
    focus: '62% 55%',
  },
} as const satisfies FilmCard
