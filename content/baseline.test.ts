import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { baselineText } from './baseline'

test('the README names the browsers that the build is made for', () => {
  expect(readFileSync('README.md', 'utf8').replaceAll('\n', ' ')).toContain(baselineText)
})
