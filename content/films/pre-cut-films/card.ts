import picture from '../../images/pre-cut-films.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'Skin & Eye Care film, cut to the windows of your car and ready to apply.',
  picture: {
    source: picture,
    alt: 'Dark film cut to the shape of a car’s side window on a cutting mat: one end is lifted off its white liner in a wide curl that mirrors a window, with a second piece behind it and a squeegee beside it.',
    focus: '60% 55%',
  },
} as const satisfies FilmCard
