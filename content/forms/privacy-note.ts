import { paths } from '../paths'

/** Stands under a form's button, after what a build without a database says there. */
export const privacyNote = {
  stored: 'Used for this alone, and erased when you say so.',
  link: { name: 'Privacy', to: paths.privacy },
} as const
