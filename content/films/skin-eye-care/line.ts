import type { FilmLine } from '../../schema'

export const line = {
  market: 'automotive',
  position: 1,
  name: 'Skin & Eye Care Film',
} as const satisfies FilmLine
