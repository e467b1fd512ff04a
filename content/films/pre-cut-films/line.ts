import type { FilmLine } from '../../schema'

export const line = {
  market: 'automotive',
  position: 6,
  name: 'Pre-Cut Films',
  purpose: 'Cut kits, laid yourself',
} as const satisfies FilmLine
