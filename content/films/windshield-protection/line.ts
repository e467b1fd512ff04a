import type { FilmLine } from '../../schema'

export const line = {
  market: 'automotive',
  position: 5,
  name: 'Windshield Protection Film',
  purpose: 'Stones off the windshield',
} as const satisfies FilmLine
