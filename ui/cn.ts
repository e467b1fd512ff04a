import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** tailwind-merge knows Tailwind's own scales; these are the tokens of `tailwind.config.ts` it cannot guess. */
const twMerge = extendTailwindMerge({
  extend: {
    theme: {
      shadow: ['raised'],
      container: ['reading', 'container'],
    },
    classGroups: {
      'font-size': [{ text: ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl'] }],
      'text-color': [
        {
          text: [
            'text',
            'text-muted',
            'text-on-ink',
            'text-on-accent',
            'accent',
            'accent-strong',
            'danger',
            'success',
          ],
        },
      ],
    },
  },
})

/** Joins class names; of two that set the same property the last one wins. */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes))
}
