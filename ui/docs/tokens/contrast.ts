import type { Theme, Token } from './read-tokens.ts'

/** Foreground and background colors, and the least contrast by WCAG 2.2. */
const pairs: readonly { on: string; least: number; colors: readonly string[] }[] = [
  {
    on: 'surface',
    least: 4.5,
    colors: ['text', 'text-muted', 'accent-strong', 'danger', 'success'],
  },
  { on: 'surface-raised', least: 4.5, colors: ['text', 'text-muted', 'accent-strong', 'danger'] },
  { on: 'surface-ink', least: 4.5, colors: ['text-on-ink'] },
  { on: 'accent', least: 4.5, colors: ['text-on-accent'] },
  { on: 'danger-surface', least: 4.5, colors: ['text', 'danger'] },
  { on: 'success-surface', least: 4.5, colors: ['text', 'success'] },
  { on: 'surface', least: 3, colors: ['line-strong', 'focus'] },
]

interface Contrast {
  /** The color behind. */
  readonly on: string
  readonly ratio: number
  /** What WCAG asks for: 4.5 of text, 3 of the edge of a control. */
  readonly least: number
}

/** The contrast of a color in a theme with each color that it stands on. */
function contrastsOf(name: string, theme: Theme, tokens: readonly Token[]): readonly Contrast[] {
  const hex = (color: string) => tokens.find((token) => token.name === color)?.values[theme] ?? ''
  return pairs
    .filter(({ colors }) => colors.includes(name))
    .map(({ on, least }) => ({ on, least, ratio: contrast(hex(name), hex(on)) }))
}

/** The contrast of two colors such as `#0c1524`. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export { contrastsOf }
