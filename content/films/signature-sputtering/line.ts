import type { FilmLine } from '../../schema'

export const line = {
  market: 'architectural',
  position: 4,
  name: 'Signature Sputtering',
  purpose: 'Even, quiet, neutral shade',
} as const satisfies FilmLine
