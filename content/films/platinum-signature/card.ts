import picture from '../../images/platinum-signature.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'A deep neutral tone, six shades, one finish from the front doors to the tailgate.',
  picture: {
    source: picture,
    alt: 'The side windows of a silver station wagon in a bright garage: every one has the same dark, neutral gray.',
    focus: '55% 50%',
  },
} as const satisfies FilmCard
