import theme from '../../theme/theme.css?raw'
import tokens from '../../theme/tokens.css?raw'

/** What `theme.css` adds to a namespace of Tailwind, such as `radius`: `dp-lg` with the value of its token. */
function tokensOf(namespace: string): [name: string, value: string][] {
  const pattern = new RegExp(`^ {2}--${namespace}-(dp-\\w+(?:-\\w+)*): var\\((--[\\w-]+)\\);`, 'gm')
  return [...theme.matchAll(pattern)].map(([, name = '', token = '']) => [name, tokenValue(token)])
}

/** The value that `tokens.css` sets first: that of both themes, or of the light one. */
function tokenValue(token: string): string {
  const [, value = ''] = new RegExp(`^ +${token}:\\s*([^;]+);`, 'm').exec(tokens) ?? []
  return value.replace(/\s+/g, ' ')
}

export { tokensOf, tokenValue }
