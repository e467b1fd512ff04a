import type { FilmLine } from '../../schema'

export const line = {
  market: 'automotive',
  position: 4,
  name: 'Reflective Film',
  purpose: 'Mirrored privacy by day',
} as const satisfies FilmLine
