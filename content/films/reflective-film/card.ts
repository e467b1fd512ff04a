import picture from '../../images/seam-street-dprf-20.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'A fine mirrored layer sends part of the sunlight back before it becomes heat.',
  picture: {
    source: picture,
    alt: 'The door of a deep blue car by day, seen close: its filmed window mirrors the office blocks across the street, sharp to each of their windows, and of the seat behind it only an outline is left.',
    focus: '40% 45%',
  },
} as const satisfies FilmCard
