import picture from '../../images/windshield-protection.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'A clear outer skin, 4 to 8 mil thick, that takes the stones so the glass does not.',
  picture: {
    source: picture,
    alt: 'A windshield by day, seen over the wipers: clear film ends in a fine line with one corner lifting, and in the bare glass before the steering wheel stands the star of a stone chip.',
    focus: '74% 46%',
  },
} as const satisfies FilmCard
