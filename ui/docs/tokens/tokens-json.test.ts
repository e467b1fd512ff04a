import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTokens } from './read-tokens.ts'
import { tokensJson } from './tokens-json.ts'

const css = readFileSync(join(import.meta.dirname, '../../theme/tokens.css'), 'utf8')
const json = tokensJson(readTokens(css))

/** Every token of the file, by its path. */
function leaves(node: unknown, path = ''): [string, { $type: string; $value: unknown }][] {
  if (typeof node !== 'object' || node === null) return []
  if ('$value' in node && '$type' in node) return [[path.slice(1), node as never]]
  return Object.entries(node).flatMap(([key, child]) => leaves(child, `${path}.${key}`))
}

const isMeasure = (units: readonly string[]) => ({
  value: expect.any(Number),
  unit: expect.stringMatching(new RegExp(`^(${units.join('|')})$`)),
})

const color = {
  colorSpace: 'srgb',
  components: Array.from({ length: 3 }, () => expect.any(Number)),
  alpha: expect.any(Number),
  hex: expect.stringMatching(/^#[\da-f]{6}$/),
}

const length = isMeasure(['px', 'rem'])

/** What https://www.designtokens.org/tr/2025.10/format/ wants of each type. */
const formats: Readonly<Record<string, unknown>> = {
  color,
  dimension: length,
  duration: isMeasure(['ms', 's']),
  number: expect.any(Number),
  shadow: expect.arrayContaining([
    { color, offsetX: length, offsetY: length, blur: length, spread: length },
  ]),
}

test('tokens.json is in the format of the W3C', () => {
  for (const [path, { $type, $value }] of leaves(json)) {
    expect.soft($value, path).toEqual(formats[$type] ?? `a format of ${$type}`)
    // What the format keeps for references and its own names.
    expect.soft(path).not.toMatch(/[{}$]/)
  }
})

test('tokens.json has every variable of the style sheet but those that follow from others', () => {
  const names = [...css.matchAll(/--dp-([\w-]+):/g)].map(([, name]) => name)
  const paths = leaves(json).map(([path]) =>
    path
      .replace(/\.(min|max)$/, '')
      .split('.')
      .slice(1),
  )
  const written = paths.map(([kind, ...rest]) =>
    (kind === 'color' ? rest : [kind, ...rest]).join('-'),
  )
  const missing = [...new Set(names)].filter((name = '') => !written.includes(name))
  expect(missing).toEqual(['tracking-display', 'ground'])
})

test('tokens.json has the ends of a fluid size and the layers of a shadow', () => {
  const value = (path: string) => leaves(json).find(([one]) => one === path)?.[1].$value
  const [, least, most] = /--dp-size-5xl: clamp\(([\d.]+)rem, .+, ([\d.]+)rem\)/.exec(css) ?? []
  expect(value('shared.size.5xl.min')).toEqual({ value: Number(least), unit: 'rem' })
  expect(value('shared.size.5xl.max')).toEqual({ value: Number(most), unit: 'rem' })
  expect(value('ink.shadow.raised')).toMatchObject([
    { color: { hex: '#000000', alpha: 0.4 }, offsetY: { value: 1 }, blur: { value: 2 } },
    { color: { hex: '#000000', alpha: 0.45 }, offsetY: { value: 16 }, blur: { value: 40 } },
  ])
})
