import { expect, test } from 'vitest'
import { loadFilm } from './catalog'
import { lines, models } from './models'

test('every line of the listings says what its page says', async () => {
  for (const line of lines) expect(await loadFilm(line), line.slug).toMatchObject(line)
})

test('a name is a model’s own, whatever its case', () => {
  const names = models.map(({ name }) => name.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
})
