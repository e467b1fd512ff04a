import type { FilmLine } from '../../schema'

export const line = {
  market: 'architectural',
  position: 5,
  name: 'Safety & Security Film',
  purpose: 'Holds broken glass together',
} as const satisfies FilmLine
