import picture from '../../images/nano-ceramic.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary:
    'Ceramic particles too small to see take much of the heat out. No metal, no lost signal.',
  picture: {
    source: picture,
    alt: 'The rear of a deep blue station wagon at a charging post by day: clouds stand in its paint and in its dark rear window.',
    focus: '52% 52%',
  },
} as const satisfies FilmCard
