import type { Config } from 'tailwindcss'

/** A token of the design system, which each theme sets. */
const token = (name: string) => `var(--dp-${name})`

const tokens = (...names: string[]) => Object.fromEntries(names.map((name) => [name, token(name)]))

const sizes = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl']

/**
 * Replaces Tailwind's palette, sizes and radii by the tokens: on the site a class of a raw color does
 * not exist, and styles nothing.
 */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...tokens('surface', 'surface-raised', 'surface-ink'),
      ...tokens('text', 'text-muted', 'text-on-ink', 'text-on-accent'),
      ...tokens('accent', 'accent-strong', 'line', 'line-strong', 'focus'),
      ...tokens('danger', 'danger-surface', 'success', 'success-surface'),
    },
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '100rem' },
    borderRadius: {
      none: '0',
      sm: token('radius-sm'),
      lg: token('radius-lg'),
      full: '9999px',
    },
    boxShadow: { raised: token('shadow-raised'), none: 'none' },
    letterSpacing: { display: token('tracking-display'), normal: '0' },
    fontFamily: { sans: [token('font-sans')] },
    fontSize: Object.fromEntries(
      sizes.map((size) => [size, [token(`size-${size}`), token(`leading-${size}`)]]),
    ),
    transitionDuration: {
      DEFAULT: '180ms',
      fast: token('duration-fast'),
      slow: token('duration-slow'),
    },
    extend: {
      maxWidth: {
        reading: token('width-reading'),
        container: token('width-container'),
        // A picture of 16:9, its top below the header: on a phone held sideways it is all in view.
        'whole-picture': 'max(20rem, (100svh - 6rem) * 16 / 9)',
      },
    },
  },
} satisfies Config
