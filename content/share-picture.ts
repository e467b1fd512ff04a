import source from './images/og-card.jpg?picture'
import type { Picture } from './schema'

/** The preview picture of links to the site, 1200 × 630, as networks show it. */
export const sharePicture = {
  source,
  alt: 'A single pane of glass before water and a far city at dusk, its left half bare and blazing, its right half filmed and calm.',
  focus: '55% 50%',
} as const satisfies Picture
