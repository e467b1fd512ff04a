import { paths } from '../paths'

/** Shown under a form's button. In a build for the embedded store, `embeddedNotice` replaces `stored`. */
export const privacyNote = {
  stored: 'Used for this alone, and erased when you say so.',
  link: { name: 'Privacy', to: paths.privacy },
} as const
