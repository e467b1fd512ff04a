import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTokens, themes } from './read-tokens.ts'
import { colorsJson, tokensJson } from './tokens-json.ts'

const CSS = join(import.meta.dirname, '../../theme/tokens.css')

/** Writes `tokens.json` into a folder, and the colors of each theme beside it, as `tokens/light.json`. */
function writeTokens(folder: string): void {
  const tokens = readTokens(readFileSync(CSS, 'utf8'))
  mkdirSync(join(folder, 'tokens'), { recursive: true })
  const write = (name: string, json: object) =>
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(json, null, 2)}\n`)
  write('tokens', tokensJson(tokens))
  for (const theme of themes) write(`tokens/${theme}`, colorsJson(tokens, theme))
}

export { writeTokens }
