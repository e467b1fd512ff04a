import { focusRing } from './lib/focus-ring.ts'
import { part } from './lib/part.tsx'

/** The first link of a page: out of sight until it has the focus, it leads past the menus to the content. */
const SkipLink = part(
  'a',
  'skip-link',
  'fixed start-4 -top-20 z-50 rounded-dp-sm px-4 py-3 focus:top-4 print:hidden',
  'bg-dp-surface-raised font-semibold text-dp-text focus:shadow-dp-raised',
  focusRing,
)

export { SkipLink }
