import type { FilmLine } from '../../schema'

export const line = {
  market: 'automotive',
  position: 3,
  name: 'Platinum Signature Film',
  purpose: 'One neutral tone throughout',
} as const satisfies FilmLine
