import picture from '../../images/seam-dpps-20.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'A deep neutral tone, six shades, one finish from the front doors to the tailgate.',
  picture: {
    source: picture,
    alt: 'The door of a black car at sunset, seen close: paint, pillar and filmed window mirror one sky over a quay and the sea; of the seats behind the glass only a shimmer is left.',
    focus: '45% 58%',
  },
} as const satisfies FilmCard
