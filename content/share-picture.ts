import source from './images/og-card.jpg?picture'
import type { Picture } from './schema'

/** What a link to any page shows in a chat or on a social network. */
export const sharePicture = {
  source,
  alt: 'A single pane of glass before water and a far city at dusk, its left half bare and blazing, its right half filmed and calm.',
  focus: '55% 50%',
} as const satisfies Picture
