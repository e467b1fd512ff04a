import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** The tokens of `theme/theme.css` that tailwind-merge would not recognize, or would take for colors. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      container: ['dp-reading', 'dp-container'],
      radius: ['dp-sm', 'dp-lg'],
      shadow: ['dp-raised'],
      tracking: ['dp-display'],
      text: [(size: string) => /^dp-(xs|sm|base|lg|[2-5]?xl)$/.test(size)],
    },
    classGroups: { duration: [{ duration: ['dp-fast', 'dp-slow'] }] },
  },
})

/** Joins class names; of two that set the same property the last one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
