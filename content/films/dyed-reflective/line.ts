import type { FilmLine } from '../../schema'

export const line = {
  market: 'architectural',
  position: 1,
  name: 'Dyed Reflective Film',
  purpose: 'Softer light, less glare',
} as const satisfies FilmLine
