import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** As in British English, in pieces, so that this file does not find itself. */
const british = [
  'colo' + 'ur',
  'behavio' + 'ur',
  'catalog' + 'ue',
  'alumini' + 'um',
  'licen' + 'ce',
  'armo' + 'ur',
  'millimet' + 're',
  'gr' + 'ey',
]

test('words are spelled as in the United States, whoever reads them', () => {
  const found = british.flatMap((word) => {
    try {
      const files = ['--', '.', ':!*LICENSE', ':!package-lock.json', ':!content/images/layers']
      return execFileSync('git', ['grep', '-inIw', '-e', word, '-e', `${word}s`, ...files], {
        encoding: 'utf8',
      })
        .trim()
        .split('\n')
    } catch {
      // git grep fails where it finds nothing.
      return []
    }
  })
  expect(found).toEqual([])
})
