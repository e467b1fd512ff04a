import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = ['content', 'site']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/node_modules|dist\//.test(file))
      .map((file) => `${folder}/${file}`),
  )
  // The desk is rendered in the browser alone, in the language and by the clock of whoever works there.
  .filter((file) => !file.startsWith('site/admin/'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)

const find = (pattern: RegExp) =>
  sources.flatMap(([file, source]) =>
    [...source.matchAll(pattern)].map(({ 0: call, index }) => {
      const line = source.slice(0, index).split('\n').length
      return `${file}:${line}: ${call}`
    }),
  )

test('prerendered numbers, dates and orders name their locale, and dates their time zone', () => {
  expect(find(/\.toLocale(?:Date|Time)?String\((?!')/g)).toEqual([])
  expect(find(/\bIntl\.\w+\((?!')/g)).toEqual([])
  expect(find(/\.localeCompare\((?![^()]*, ')/g)).toEqual([])
  expect(find(/(?:toLocale(?:Date|Time)String|Intl\.DateTimeFormat)\((?![^()]*timeZone)/g)).toEqual(
    [],
  )
})
