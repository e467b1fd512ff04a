import picture from '../../images/signature-sputtering.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'Metal laid down atom by atom: even, neutral and quiet to look at.',
  picture: {
    source: picture,
    alt: 'Glazed pots in a row by daylight; through a filmed pane before the right half of them, red, blue and purple are dimmer but not tinted.',
    focus: '58% 52%',
  },
} as const satisfies FilmCard
