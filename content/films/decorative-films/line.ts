import type { FilmLine } from '../../schema'

export const line = {
  market: 'architectural',
  position: 6,
  name: 'Decorative Film',
  purpose: 'Frost for indoor glass',
} as const satisfies FilmLine
