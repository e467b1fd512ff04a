import picture from '../../images/windshield-protection.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'A clear outer skin, 4 to 8 mil thick, that takes the stones before the glass does.',
  picture: {
    source: picture,
    alt: 'A windshield by day, seen over the wipers: clear film covers one half, its corner rolled back, and the glass beside it is bare and whole before a steering wheel and a tan seat in the sun.',
    focus: '46% 52%',
  },
} as const satisfies FilmCard
