import picture from '../../images/phone-dpnc-35.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary:
    'Ceramic particles too small to see take much of the heat out. No metal, no lost signal.',
  picture: {
    source: picture,
    alt: 'A phone in a holder on the dashboard of a car in low sun, beside a filmed side window: the map on its screen is easy to read, and the houses outside keep their colors.',
    focus: '58% 46%',
  },
} as const satisfies FilmCard
