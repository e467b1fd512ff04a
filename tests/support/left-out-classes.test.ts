import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** The components whose classes `site.css` leaves out of the style sheet. */
const leftOut = [
  ...readFileSync('site/app/site.css', 'utf8').matchAll(/ui\/src\/\{([\w,-]+)\}/g),
].flatMap(([, names = '']) => names.split(','))

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|stories\//.test(file))
    .filter((file) => file !== 'index.ts' && !leftOut.includes(basename(file, '.tsx')))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))

test('the style sheet leaves out no component that the site uses', () => {
  const site = sourcesIn('site').flatMap((it) => [...it.matchAll(/\/ui\/([\w-]+)'/g)])
  const ui = sourcesIn('ui/src').flatMap((it) => [...it.matchAll(/\/([\w-]+)\.tsx'/g)])
  const used = new Set([...site, ...ui].map(([, name]) => name))
  expect(leftOut).not.toEqual([])
  expect(leftOut.filter((name) => used.has(name))).toEqual([])
})
