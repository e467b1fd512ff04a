import { readdirSync, readFileSync } from 'node:fs'
import { brand } from '@duskpane/content/brand'
import { expect, test } from 'vitest'

const SOURCES = /\.(ts|tsx|js|css|html|json)$/
/** May name the brand: its own module, and tests of the package and of accounts with a made-up id. */
const ALLOWED = /^content\/brand\.ts$|^tests\/package\//
/** The names of the workspaces stay when the brand is renamed. */
const SCOPE = /@[a-z]+(?=[/'"])/g

const sources = ['content', 'site', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => SOURCES.test(file) && !/node_modules|\/dist\//.test(file)),
)

test('the brand is spelled in content/brand.ts alone, so that a new name is one line', () => {
  expect(sources).toContain('content/brand.ts')
  const naming = sources
    .filter((file) => !ALLOWED.test(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8').replace(SCOPE, '').toLowerCase()
      return [brand.slug, brand.name.toLowerCase()].some((name) => text.includes(name))
    })
  expect(naming).toEqual([])
})
