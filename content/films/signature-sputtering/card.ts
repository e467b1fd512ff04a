import picture from '../../images/pots-dp-20ss.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'Metal laid down atom by atom: even, neutral and quiet to look at.',
  picture: {
    source: picture,
    alt: 'Six glazed pots on a shelf in the light of a filmed window: orange, yellow, green, blue, red and purple are dimmer but not tinted.',
    focus: '46% 56%',
  },
} as const satisfies FilmCard
