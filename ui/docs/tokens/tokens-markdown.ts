import { contrastsOf } from './contrast.ts'
import { readTokens, type Token, themes } from './read-tokens.ts'

/** Every token with its role and its value in each theme, and the contrast of colors. */
function tokensMarkdown(css: string): string {
  const tokens = readTokens(css)
  const isColor = ({ values }: Token) => values.light.startsWith('#')
  const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const head = (...cells: readonly string[]) => [row(...cells), row(...cells.map(() => '---'))]
  return [
    '## Values',
    [
      ...head('variable', 'role', ...themes),
      ...tokens.map(({ name, role, values }) =>
        row(`\`--dp-${name}\``, role, ...themes.map((theme) => values[theme])),
      ),
    ].join('\n'),
    '## Contrast',
    [
      ...head('color', 'on', 'at least', ...themes),
      ...tokens.filter(isColor).flatMap(({ name }) => {
        const [first = [], ...rest] = themes.map((theme) => contrastsOf(name, theme, tokens))
        return first.map(({ on, least, ratio }, place) => {
          const others = rest.map((contrasts) => contrasts[place]?.ratio ?? 0)
          return row(name, on, `${least}`, ...[ratio, ...others].map((one) => one.toFixed(2)))
        })
      }),
    ].join('\n'),
  ].join('\n\n')
}

export { tokensMarkdown }
