import { type Theme, type Token, themes } from './read-tokens.ts'

/** A group or a token of https://www.designtokens.org/tr/2025.10/format/. */
interface Group {
  [key: string]: Group | unknown
}

/** All tokens: what differs by theme in a group for each, the rest under `shared`. */
function tokensJson(tokens: readonly Token[]): Group {
  const json: Group = { $description: 'The tokens of @duskpane/ui, from theme/tokens.css.' }
  for (const theme of themes) json[theme] = groups(tokens.filter(isThemed), theme)
  json.shared = groups(
    tokens.filter((token) => !isThemed(token)),
    'light',
  )
  return json
}

/** The colors of a theme, under the same names as those of the others. */
const colorsJson = (tokens: readonly Token[], theme: Theme): Group =>
  groups(
    tokens.filter(({ values }) => isColor(values.light)),
    theme,
  )

/** Colors that all themes share are listed in each: together they are its palette. */
const isThemed = ({ values }: Token) => isColor(values.light) || isShadow(values.light)

function groups(tokens: readonly Token[], theme: Theme): Group {
  const json: Group = {}
  for (const { name, role, values } of tokens) {
    for (const [path, type, value] of valuesOf(name, values[theme])) {
      const group = path.slice(0, -1).reduce<Group>((within, key) => {
        within[key] ??= {}
        return within[key] as Group
      }, json)
      const token = { $type: type, $value: value, ...(role && { $description: role }) }
      group[path.at(-1) ?? name] = token
    }
  }
  return json
}

type Value = readonly [path: readonly string[], type: string, value: unknown]

/** A fluid size has two values, a length that follows from the size of the text none: the format knows no formula. */
function valuesOf(name: string, value: string): readonly Value[] {
  const [kind = '', ...rest] = name.split('-')
  const path = [kind, rest.join('-')]
  if (isColor(value)) return [[['color', name], 'color', colorOf(value)]]
  if (isShadow(value)) return [[path, 'shadow', shadowsOf(value)]]
  const [, least, most] = /^clamp\((\S+), .+, (\S+)\)$/.exec(value) ?? []
  if (least && most) {
    return [
      [[...path, 'min'], 'dimension', measureOf(least)],
      [[...path, 'max'], 'dimension', measureOf(most)],
    ]
  }
  if (/^[\d.]+ms$/.test(value)) return [[path, 'duration', measureOf(value)]]
  if (/^[\d.]+(px|rem)$/.test(value)) return [[path, 'dimension', measureOf(value)]]
  return /^[\d.]+$/.test(value) ? [[path, 'number', Number(value)]] : []
}

const isColor = (value: string) => /^#\w{6}$/.test(value)

const isShadow = (value: string) => value.includes(' rgb(')

function measureOf(text: string) {
  const value = Number.parseFloat(text)
  return { value, unit: text.replace(/^[\d.]+/, '') || 'px' }
}

function colorOf(hex: string, alpha = 1) {
  const components = [1, 3, 5].map((at) => share(Number.parseInt(hex.slice(at, at + 2), 16)))
  return { colorSpace: 'srgb', components, alpha, hex }
}

const share = (byte: number) => Number((byte / 255).toFixed(4))

/** Each as `0 12px 32px rgb(12 21 36 / 0.1)`. */
function shadowsOf(value: string) {
  return value.split(/, (?!\d+ *\))/).map((text) => {
    const [x = '', y = '', blur = ''] = text.split(' ')
    const [red = 0, green = 0, blue = 0, alpha = 1] = (/rgb\((.+)\)/.exec(text)?.[1] ?? '')
      .split(/[ /]+/)
      .map(Number)
    const hex = `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
    return {
      color: colorOf(hex, alpha),
      offsetX: measureOf(x),
      offsetY: measureOf(y),
      blur: measureOf(blur),
      spread: measureOf('0'),
    }
  })
}

export { colorsJson, tokensJson }
