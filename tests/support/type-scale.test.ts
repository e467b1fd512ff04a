import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The unit of a figure, which is as large as that is, and the rows of a dense table. */
const apart = ['ui/src/figure.tsx: text-[0.5em]', 'ui/src/lib/table-style.ts: text-[0.875rem]']

const sources = ['ui/src', 'site'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

test('text has the sizes of the scale, and two weights', () => {
  const others = sources.flatMap((file) => {
    const classes = readFileSync(file, 'utf8').matchAll(
      /\btext-\[[\d.]+(?:px|r?em)\]|\bfont-(?:thin|light|medium|bold|extrabold|black|\[\d+\])(?![\w-])/g,
    )
    return [...classes].map(([name]) => `${file}: ${name}`)
  })
  expect(others.sort()).toEqual(apart)
})

test('text without a size has that of the scale', () => {
  const tokens = readFileSync('ui/theme/tokens.css', 'utf8')
  expect(tokens).toContain('--dp-size-base: 1rem;')
  expect(readFileSync('ui/theme/elements.css', 'utf8')).toContain('font-size: 100%;')
})
