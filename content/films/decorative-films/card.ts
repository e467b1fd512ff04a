import picture from '../../images/decorative-films.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'Frost, gradient and pattern for partitions, doors and quiet corners.',
  picture: {
    source: picture,
    alt: 'A meeting room behind a glass partition: frosted lines above, and below them a long table and chairs as soft shapes in the late sun.',
    focus: '66% 52%',
  },
} as const satisfies FilmCard
