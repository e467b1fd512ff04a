import source from './images/og-card.jpg?picture'
import type { Picture } from './schema'

/** What a link to any page shows in a chat or on a social network. */
export const sharePicture = {
  source,
  alt: 'One pane of glass at dusk, half of it bare and half filmed',
} as const satisfies Picture
