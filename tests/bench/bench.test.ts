import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { overBudget } from './budgets'
import { medians } from './median'
import { routeScripts } from './route-scripts'
import { staticTwin } from './sites'

test('the static twin keeps everything but the scripts', () => {
  const page = [
    '<script>keep()</script>',
    '<link rel="preload" as="image" href="/a.avif">',
    '<template id="script"><link rel="modulepreload" href="/assets/a.js">',
    '<script type="module" src="/assets/index.js"></script></template>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<h1>Film</h1>',
  ]
  expect(staticTwin(page.join('\n')).split('\n').filter(Boolean)).toEqual([
    page[1],
    page[4],
    page[5],
  ])
})

test('the scripts of a page are those its HTML names and their static imports, not dynamic ones', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  mkdirSync(join(dist, 'assets'))
  const files = {
    'index.html': '<link rel="modulepreload" href="/assets/home.js">',
    'assets/home.js': 'import{a}from"./shared.js";import("./menu.js");export{a}',
    'assets/shared.js': 'import"./react.js";export*from"./home.js"',
    'assets/react.js': '',
    'assets/menu.js': '',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text)
  const found = routeScripts('index.html', dist)
  rmSync(dist, { recursive: true })
  expect(found).toEqual(['assets/home.js', 'assets/shared.js', 'assets/react.js'])
})

test('the median is the middle of the sorted values', () => {
  const odd = [100, 9, 20].map((a) => ({ a }))
  const even = [4, 1, 3, 2].map((a) => ({ a }))
  expect(medians(odd)).toEqual({ a: 20 })
  expect(medians(even)).toEqual({ a: 2.5 })
})

test('a cost above its budget, a score below it and a missing value fail', () => {
  const cost = { name: 'cost', value: 50, budget: 50 }
  const score = { name: 'score', value: 100, budget: 100, atLeast: true }
  expect(overBudget([cost, score])).toEqual([])
  const failing = [
    { ...cost, value: 51 },
    { ...cost, value: Number.NaN },
    { ...score, value: 99 },
    { ...score, value: Number.NaN },
  ]
  expect(overBudget(failing)).toEqual(failing)
})
