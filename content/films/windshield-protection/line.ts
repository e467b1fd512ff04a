import type { FilmLine } from '../../schema'

export const line = {
  market: 'automotive',
  position: 5,
  name: 'Windshield Protection Film',
} as const satisfies FilmLine
