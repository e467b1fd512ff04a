import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const colors = (text: string) => [...new Set(text.match(/#[0-9a-f]{6}\b/gi))]

test("the frame of the catalog has the theme's colors", () => {
  const frame = colors(read('.storybook/theme.ts'))
  expect(frame.length).toBeGreaterThan(10)
  expect(colors(read('ui/theme/tokens.css'))).toEqual(expect.arrayContaining(frame))
})
