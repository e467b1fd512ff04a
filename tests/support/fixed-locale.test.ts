import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = ['content', 'site', 'ui/src']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /(?<!\.(test|stories))\.tsx?$/.test(file) && !/node_modules|dist\//.test(file),
      )
      .map((file) => `${folder}/${file}`),
  )
  // It reads the time zone of the visitor.
  .filter((file) => file !== 'ui/src/language.tsx')
  // The desk is rendered only in the browser, in the language and time zone of the admin.
  .filter((file) => !file.startsWith('site/desk/'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)

const find = (pattern: RegExp) =>
  sources.flatMap(([file, source]) =>
    [...source.matchAll(pattern)].map(({ 0: call, index }) => {
      const line = source.slice(0, index).split('\n').length
      return `${file}:${line}: ${call}`
    }),
  )

test('numbers, dates and orders name their locale, and dates their time zone', () => {
  expect(find(/\.toLocale(?:Date|Time)?String\((?!'|locale\b)/g)).toEqual([])
  expect(find(/\bIntl\.\w+\((?!'|locale\b)/g)).toEqual([])
  expect(find(/\.localeCompare\((?![^()]*, ')/g)).toEqual([])
  expect(find(/(?:toLocale(?:Date|Time)String|Intl\.DateTimeFormat)\((?![^()]*timeZone)/g)).toEqual(
    [],
  )
})
