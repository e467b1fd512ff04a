import type { FilmLine } from '../../schema'

export const line = {
  market: 'automotive',
  position: 1,
  name: 'Skin & Eye Care Film',
  purpose: 'Ultraviolet off your skin',
} as const satisfies FilmLine
