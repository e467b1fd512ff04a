import { expect, test } from 'vitest'
import { illustrative } from '../schema'
import { collectIllustrative } from './illustrative-values'

const modules = import.meta.glob<object>(
  [
    '../*.ts',
    '../{desk,films,finder,forms,laws,light,pages,shop}/*.ts',
    '../films/*/*.ts',
    '!**/*.test.ts',
    '!**/list-*.ts',
  ],
  { eager: true },
)
const sources = import.meta.glob<string>(
  [
    '../*.ts',
    '../{desk,films,finder,forms,laws,light,pages,shop}/*.ts',
    '../films/*/*.ts',
    '!**/*.test.ts',
    '!**/list-*.ts',
    '!../schema.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

const entries = collectIllustrative(modules)

test('a shared value is listed once, where its path is shortest', () => {
  const price = illustrative(12)
  const shared = collectIllustrative({
    'list.ts': { items: [{ price }] },
    'item.ts': { item: { price } },
  })
  expect(shared).toEqual([{ file: 'item.ts', path: 'item.price', value: 12 }])
})

test('values that merely look alike are listed apart', () => {
  const alike = collectIllustrative({ 'a.ts': { a: illustrative(1), b: illustrative(1) } })
  expect(alike.map(({ path }) => path)).toEqual(['a', 'b'])
})

test('each file lists what it marks', () => {
  for (const [file, source] of Object.entries(sources)) {
    const marked = source.match(/\billustrative\(/g)?.length ?? 0
    expect
      .soft(
        entries.filter((entry) => entry.file === file),
        file,
      )
      .toHaveLength(marked)
  }
})
