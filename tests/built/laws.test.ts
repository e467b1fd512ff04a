// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { whenOf } from '@duskpane/content/laws/conditions'
import { countryOf } from '@duskpane/content/laws/country'
import { limitRows } from '@duskpane/content/laws/limit-rows'
import { loadLaw } from '@duskpane/content/laws/load-law'
import { lawPage } from '@duskpane/content/laws/place-text'
import { isState, places } from '@duskpane/content/laws/places'
import { longDate, windshieldText } from '@duskpane/content/laws/sentences'
import { verdictText } from '@duskpane/content/laws/text'
import { dateOfText, type TintLaw } from '@duskpane/content/laws/tint-law'
import { describe, expect, test } from 'vitest'
import { lawRoutes } from '../support/routes'
import { linksIn, mainOf, textOf, textsOf } from './pages'

/** The laws by the address of their page. */
const laws = new Map(
  await Promise.all(places.map(async ({ slug, path }) => [path, await loadLaw(slug)] as const)),
)
const lawAt = (path: string): TintLaw => {
  const law = laws.get(path)
  if (!law) throw new Error(`${path} has no record`)
  return law
}
const shown = (limit: number | null) =>
  limit === null ? 'Not stated' : limit === 0 ? 'Any' : limit === 100 ? 'No film' : `${limit}%`

test('there is a page for each of the 51 states and of five other countries at least', () => {
  expect(lawRoutes.length).toBeGreaterThanOrEqual(56)
  expect(places.filter(isState)).toHaveLength(51)
  const listed = linksIn(mainOf('/tint-law')).map(([, href]) => href)
  expect(listed).toEqual(expect.arrayContaining([...laws.keys()]))
})

test('the tables of all places show the limits of each', () => {
  for (const row of mainOf('/tint-law').querySelectorAll('tbody tr')) {
    const law = lawAt(row.querySelector('a')?.getAttribute('href') ?? '')
    const { name, car, mpv } = law
    if (law.conditional.some(({ behind }) => behind)) continue
    const limits = [car.front, car.rearSide, car.rear, mpv.rearSide, mpv.rear]
    expect
      .soft(textsOf(row, 'td'), name)
      .toEqual([...limits.map(shown), verdictText.marks[law.mark]])
  }
})

/** Each page without script, and without the record that it carries for hydration. */
const pages = lawRoutes.map(([path]) => {
  const main = mainOf(path).cloneNode(true) as Element
  for (const script of main.querySelectorAll('script')) script.remove()
  return { path, law: lawAt(path), main, text: textOf(main) }
})

test('the answer stands once: the first section names a film for each window, or why there is none', () => {
  for (const { path, main } of pages) {
    const answers = main.querySelector('#answers')
    expect.soft(answers?.querySelectorAll('ul:first-of-type > li'), path).toHaveLength(3)
    expect.soft(main.querySelectorAll('#answers ul').length, path).toBeLessThanOrEqual(2)
  }
})

test('shows the limits of cars, and of SUVs where they differ', () => {
  for (const { path, law, main } of pages) {
    const differs = limitRows(law).some(({ car, mpv }) => car !== mpv)
    const rows = [...main.querySelectorAll('#limits tbody tr')].map((row) => textsOf(row, 'td'))
    expect
      .soft(rows, path)
      .toEqual(limitRows(law).map(({ car, mpv }) => (differs ? [car, mpv] : [car])))
  }
})

test('says the law in words, with statute, sources and the day of the check', () => {
  for (const { path, law, main, text } of pages) {
    for (const said of [windshieldText(law), law.exemptions, law.statute, ...(law.notes ?? [])]) {
      expect.soft(text, path).toContain(said.replace(/\s+/g, ' '))
    }
    const targets = linksIn(main.querySelector('#source')).map(([, href]) => href)
    expect.soft(targets, path).toEqual([...law.sources.map(({ url }) => url), '/tint-laws.json'])
    const checked = new Date(law.checked)
    expect
      .soft(text, path)
      .toContain(
        `Checked ${checked.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`,
      )
    const mark = verdictText.marks[law.mark]
    expect.soft(textOf(main.querySelector('#source') as Element), path).toContain(mark)
    const date = dateOfText(law) ?? ''
    if (law.mark === 'verified')
      expect.soft(text, path).toContain(lawPage.textOf(longDate(date), date === law.changed))
    // Above the answers.
    if (law.mark !== 'verified')
      expect.soft(textOf(main.querySelector('section') as Element), path).toContain(mark)
    for (const one of law.conditional) expect.soft(text, path).toContain(whenOf(one).applies)
    for (const { what } of law.papers)
      expect.soft(text.toLowerCase(), path).toContain(what.toLowerCase())
    for (const { looks } of law.bans)
      for (const look of looks) expect.soft(text.toLowerCase(), path).toContain(look)
  }
})

test('shows its arithmetic over 75% glass, and leads on', () => {
  for (const { path, law, main, text } of pages) {
    const lines = text.match(/\d+% film × \d+% glass \/ 90% clear glass = \d+%/g) ?? []
    for (const line of lines) {
      const [film = 0, glass = 0, clear = 0, net] = line.match(/\d+/g)?.map(Number) ?? []
      expect.soft(glass, path).toBe(75)
      expect.soft(Math.round((glass * film) / clear), path).toBe(net)
    }
    const targets = linksIn(main).map(([, href]) => href)
    const inquiry = targets.find((to) => to?.startsWith('/find-dealer?'))
    const carried = new URLSearchParams(inquiry?.split(/[?#]/)[1])
    expect.soft(carried.get('message'), path).toContain(law.name)
    expect.soft(carried.get('country'), path).toBe(countryOf(law))
    expect
      .soft(carried.get('message')?.includes('I would like window film'), path)
      .toBe(law.name !== 'India')
    expect.soft(targets, path).toContain(`/film-finder?place=${law.slug}`)
  }
})

describe('/tint-laws.json', () => {
  const data: Record<string, unknown>[] = JSON.parse(readFileSync('dist/tint-laws.json', 'utf8'))

  test('holds the states by name, then the other countries, each code once', () => {
    expect(data).toHaveLength(laws.size)
    const states = data.slice(0, 51)
    expect(states.every(({ country }) => country === 'US')).toBe(true)
    expect(states.map(({ name }) => name)).toEqual(states.map(({ name }) => name).sort())
    expect(new Set(data.map(({ code }) => code)).size).toBe(data.length)
  })

  test('says what the records say', () => {
    for (const { law } of pages) {
      const { code, name, basis, car, mpv, filmFloor, tolerance } = law
      const windshield = windshieldText(law)
      const { reflectance, statute, checked, changed, mark } = law
      expect(data.find((one) => one.code === code)).toMatchObject({
        ...{ code, name, basis, car, mpv, filmFloor, tolerance, windshield },
        ...{ reflectance, statute, checked, changed, mark },
        ...{ sources: law.sources, bans: law.bans, papers: law.papers },
        mpvIf: { name: law.mpvIf },
      })
    }
  })
})
