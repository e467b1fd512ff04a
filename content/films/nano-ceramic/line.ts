import type { FilmLine } from '../../schema'

export const line = {
  market: 'automotive',
  position: 2,
  name: 'Nano Ceramic Film',
} as const satisfies FilmLine
