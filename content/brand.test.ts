import { expect, test } from 'vitest'
import { brand } from './brand'

const sources = import.meta.glob<string>(['./**/*.ts', '!./brand.ts', '!./images/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('the brand is named in brand.ts and nowhere else', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(30)
  const naming = Object.entries(sources).filter(([, source]) =>
    source.toLowerCase().includes(brand.name.toLowerCase()),
  )
  expect(naming.map(([file]) => file)).toEqual([])
})
