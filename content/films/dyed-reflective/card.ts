import picture from '../../images/office-dpaf-15.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary:
    'Dyed polyester softens the light and keeps the view by day: the simplest way to calm a room.',
  picture: {
    source: picture,
    alt: 'A corner office by day behind filmed glass: the floor plan on the screen is crisp, the desk is calm, and the street behind it keeps its colors.',
    focus: '50% 48%',
  },
} as const satisfies FilmCard
