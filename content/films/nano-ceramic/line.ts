import type { FilmLine } from '../../schema'

export const line = {
  market: 'automotive',
  position: 2,
  name: 'Nano Ceramic Film',
  purpose: 'Heat out, signal in',
} as const satisfies FilmLine
