import picture from '../../images/seat-dpsk-30.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'Blocks up to 100% of ultraviolet and infrared, in six shades from deep to light.',
  picture: {
    source: picture,
    alt: 'A knitted rabbit sits in the sun on an ocher blanket by the side window of a car; outside stand trees.',
    focus: '62% 50%',
  },
} as const satisfies FilmCard
