import source from './images/og-card.jpg?picture'
import type { SharedPicture } from './schema'

/** The preview of links to the home page, and to pages without a picture. */
export const sharePicture = {
  source,
  alt: 'A single pane of glass before water and a far city at dusk, its left half bare and blazing, its right half filmed and calm.',
} as const satisfies SharedPicture
