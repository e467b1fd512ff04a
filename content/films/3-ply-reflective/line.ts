import type { FilmLine } from '../../schema'

export const line = {
  market: 'architectural',
  position: 3,
  name: '3-Ply Reflective Film',
  purpose: 'Glass facing constant sun',
} as const satisfies FilmLine
