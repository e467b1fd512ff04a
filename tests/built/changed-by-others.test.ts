import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtPages } from './pages'

/** Markup that phones or blockers would change in our pages. */

test('iOS makes no links of statutes, dates and addresses, which React would not know', () => {
  const detection = 'telephone=no, date=no, address=no, email=no'
  for (const { file, html } of builtPages) {
    expect.soft(html.includes(`name="format-detection" content="${detection}"`), file).toBe(true)
  }
})

/** The prefixes of names that EasyList and Fanboy's lists hide on every site. */
const hiddenByBlockers =
  /^(ads?|advert\w*|banner|cookies?|newsletter|overlay|popup|promo|share|social|sponsor\w*|subscribe)([-_.]|$)/i

test('no element or file is named as what blockers hide', () => {
  for (const { file, html } of builtPages) {
    const names = [...html.matchAll(/\s(?:id|class)="([^"]+)"/g)].flatMap(
      ([, value]) => value?.split(/\s+/) ?? [],
    )
    expect
      .soft(
        names.filter((name) => hiddenByBlockers.test(name)),
        file,
      )
      .toEqual([])
  }
  const files = readdirSync('dist/assets')
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((name) => hiddenByBlockers.test(name))).toEqual([])
})
