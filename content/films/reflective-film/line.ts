import type { FilmLine } from '../../schema'

export const line = {
  market: 'automotive',
  position: 4,
  name: 'Reflective Film',
} as const satisfies FilmLine
