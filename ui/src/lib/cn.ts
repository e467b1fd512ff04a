import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** The names of `theme/tailwind.config.js` that tailwind-merge does not recognize by itself. */
const merge = extendTailwindMerge({
  extend: {
    theme: { container: ['reading', 'container'], shadow: ['raised'] },
    classGroups: { duration: [{ duration: ['fast', 'slow'] }] },
  },
})

/** Joins class names; of two that set the same property the last one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
