import picture from '../../images/windshield-protection.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'A clear outer skin, 4 to 8 mil thick, that takes the stones before the glass does.',
  picture: {
    source: picture,
    alt: 'The foot of a windshield after rain, seen close: trees are mirrored in its black border, drops stand on the clear film over it, and the corner of the film is lifted a finger’s breadth.',
    focus: '45% 50%',
  },
} as const satisfies FilmCard
