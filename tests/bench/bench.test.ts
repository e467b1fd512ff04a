import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
