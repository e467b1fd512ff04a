import picture from '../../images/pre-cut-films.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'Skin & Eye Care film, cut to the windows of your car and ready to apply.',
  picture: {
    source: picture,
    alt: 'Window film cut to the shapes of a car’s windows and laid out in order on a cutting mat by a window, one corner lifting from its liner, a squeegee and a rule beside them.',
    focus: '48% 55%',
  },
} as const satisfies FilmCard
