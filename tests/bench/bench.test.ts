import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routeScripts } from './route-scripts'

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
