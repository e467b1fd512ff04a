import type { FilmLine } from '../../schema'

export const line = {
  market: 'automotive',
  position: 3,
  name: 'Platinum Signature Film',
} as const satisfies FilmLine
