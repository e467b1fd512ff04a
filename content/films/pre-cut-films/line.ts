import type { FilmLine } from '../../schema'

export const line = {
  market: 'automotive',
  position: 6,
  name: 'Pre-Cut Films',
} as const satisfies FilmLine
