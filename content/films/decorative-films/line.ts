import type { FilmLine } from '../../schema'

export const line = {
  market: 'architectural',
  position: 6,
  name: 'Decorative Film',
} as const satisfies FilmLine
