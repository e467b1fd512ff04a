import picture from '../../images/nano-ceramic.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'Ceramic particles too small to see take the heat out. No metal, no lost signal.',
  picture: {
    source: picture,
    alt: 'A deep blue station wagon charges at a post before a house at noon, its side windows dark and neutral.',
    focus: '52% 52%',
  },
} as const satisfies FilmCard
