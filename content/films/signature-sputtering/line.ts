import type { FilmLine } from '../../schema'

export const line = {
  market: 'architectural',
  position: 4,
  name: 'Signature Sputtering',
} as const satisfies FilmLine
