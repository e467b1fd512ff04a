import type { FilmLine } from '../../schema'

export const line = {
  market: 'architectural',
  position: 2,
  name: '2-Ply Reflective Film',
} as const satisfies FilmLine
