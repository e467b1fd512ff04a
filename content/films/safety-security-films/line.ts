import type { FilmLine } from '../../schema'

export const line = {
  market: 'architectural',
  position: 5,
  name: 'Safety & Security Film',
} as const satisfies FilmLine
