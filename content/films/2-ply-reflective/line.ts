import type { FilmLine } from '../../schema'

export const line = {
  market: 'architectural',
  position: 2,
  name: '2-Ply Reflective Film',
  purpose: 'Daytime privacy, cooler rooms',
} as const satisfies FilmLine
