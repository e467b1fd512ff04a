/** A semantic colour: a variable that each theme sets in `tokens.css`. */
const token = (name) => `var(--${name})`

/** @type {import('tailwindcss').Config} */
export default {
  content: [],
  theme: {
    // Replaces Tailwind's palette, so that classes of raw colours do not exist.
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      surface: token('surface'),
      'surface-raised': token('surface-raised'),
      'surface-ink': token('surface-ink'),
      text: token('text'),
      'text-muted': token('text-muted'),
      'text-on-ink': token('text-on-ink'),
      'text-on-accent': token('text-on-accent'),
      accent: token('accent'),
      'accent-strong': token('accent-strong'),
      line: token('line'),
      'line-strong': token('line-strong'),
      focus: token('focus'),
      danger: token('danger'),
      'danger-surface': token('danger-surface'),
      success: token('success'),
      'success-surface': token('success-surface'),
    },
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '100rem' },
    borderRadius: { none: '0', sm: '2px', lg: '12px', full: '9999px' },
    boxShadow: { raised: 'var(--shadow-raised)', none: 'none' },
    fontFamily: { sans: ['var(--font-sans)'] },
    // Fluid from the 1.2 scale of phones to the 1.25 scale of wide screens.
    fontSize: {
      xs: ['0.8125rem', '1.5'],
      sm: ['0.9375rem', '1.55'],
      base: ['1.0625rem', '1.6'],
      lg: ['clamp(1.1875rem, 1.15rem + 0.2vw, 1.3125rem)', '1.5'],
      xl: ['clamp(1.375rem, 1.28rem + 0.45vw, 1.625rem)', '1.3'],
      '2xl': ['clamp(1.625rem, 1.45rem + 0.85vw, 2.0625rem)', '1.2'],
      '3xl': ['clamp(1.9375rem, 1.6rem + 1.6vw, 2.875rem)', '1.12'],
      '4xl': ['clamp(2.3125rem, 1.75rem + 2.7vw, 4rem)', '1.06'],
      '5xl': ['clamp(2.75rem, 1.8rem + 4.4vw, 5.75rem)', '1'],
    },
    transitionDuration: { DEFAULT: '180ms', fast: '150ms', slow: '250ms' },
    extend: {
      maxWidth: { reading: '42rem', container: '82rem' },
    },
  },
}
