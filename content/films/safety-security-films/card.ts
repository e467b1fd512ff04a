import picture from '../../images/safety-security-films.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'Clear PET from 2 to 16 mil that holds broken glass together.',
  picture: {
    source: picture,
    alt: 'A struck pane that still stands: cracks run out from the blow like a web and catch the light, every piece in its place before the old houses and the pine of a street, out of focus.',
    focus: '64% 46%',
  },
} as const satisfies FilmCard
