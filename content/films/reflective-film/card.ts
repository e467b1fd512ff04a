import picture from '../../images/reflective-film.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'A fine mirrored layer sends part of the sunlight back before it becomes heat.',
  picture: {
    source: picture,
    alt: 'The side windows of a white car by day: trees and clouds stand in their mirror-bright film.',
    focus: '45% 46%',
  },
} as const satisfies FilmCard
