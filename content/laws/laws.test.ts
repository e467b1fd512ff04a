import { expect, test } from 'vitest'
import { loadLaw } from './load-law'
import { notRead } from './not-read'
import { markSentence } from './place-page'
import { isState, places } from './places'
import { windshieldText } from './sentences'
import { dateOfText, type LimitBasis, type LimitsVersion, type TintLaw } from './tint-law'

const laws = (await Promise.all(places.map(({ slug }) => loadLaw(slug)))).filter(
  (law): law is TintLaw => law !== undefined,
)
const isoDate = /^\d{4}-\d\d-\d\d$/

test('there are 50 states and the District of Columbia, and then at least five countries', () => {
  expect(places.slice(0, 51).every(isState)).toBe(true)
  const others = places.slice(51).map(({ country }) => country)
  expect(others).toEqual(expect.arrayContaining(['GB', 'DE', 'FR', 'AE', 'IN']))
  expect(others).not.toContain('US')
})

test('each place has its law, and a code and an address that no other place has', () => {
  expect(laws.map(({ name }) => name)).toEqual(places.map(({ name }) => name))
  expect(new Set(laws.map(({ code }) => code)).size).toBe(laws.length)
  for (const law of laws) {
    expect(law.code, law.name).toMatch(
      law.country === 'US' ? /^[A-Z]{2}$/ : /^([A-Z]{3}|[A-Z]{2}-[A-Z]{2,3})$/,
    )
    expect(law.slug, law.name).toBe(law.name.toLowerCase().replaceAll(' ', '-'))
    expect(law.path).toBe(`/tint-law/${law.slug}`)
  }
})

test('an unknown place has no law', async () => {
  expect(await loadLaw('atlantis')).toBeUndefined()
  expect(await loadLaw('constructor')).toBeUndefined()
})

test('verified is what a government or legislature publishes in a text whose date we know', () => {
  for (const law of laws) {
    const { name, mark, sources } = law
    expect.soft(sources.length, name).toBeGreaterThan(1)
    if (mark !== 'verified') continue
    const published = sources.map(({ kind }) => kind)
    expect.soft(published, name).toContainEqual(expect.stringMatching(/^(statute|bill|agency)$/))
    expect
      .soft(dateOfText(law), `${name}: no date of the text, so the mark is not verified`)
      .toBeDefined()
  }
})

test('only where the law’s text was published to us do we say that we read it so', () => {
  for (const law of laws) {
    if (law.mark !== 'verified') continue
    const isText = law.sources.some(({ kind }) => kind === 'statute' || kind === 'bill')
    const said = isText ? /^We have read it as/ : /^A page of the government or legislature states/
    expect.soft(markSentence(law), law.name).toMatch(said)
  }
})

test('a law whose notes have another reading of its limits is not said to count the glass itself', () => {
  const otherwise = /whether the glass counts|we count (glass|them)|describe the film/
  for (const { name, notes = [], basisIsOurs = false } of laws)
    expect.soft(basisIsOurs, name).toBe(notes.some((note) => otherwise.test(note)))
})

test('an old text is named with its year', () => {
  const yearOf = (code: string) => {
    const law = laws.find((one) => one.code === code)
    return law && dateOfText(law)?.slice(0, 4)
  }
  // The numbers of Washington stand in a report on a bill of 2019, ten years after the act.
  expect(['MO', 'WV', 'AL', 'WA'].map(yearOf)).toEqual(['2002', '2004', '1996', '2019'])
  expect(laws.find(({ code }) => code === 'VT')).toMatchObject({ mark: 'unverified' })
})

test('a place whose law we have not read says whom to ask, and leaves the list once it has a record', () => {
  expect(notRead.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Saudi Arabia', 'Qatar', 'Kuwait', 'Oman', 'Singapore', 'Malaysia']),
  )
  const named = [...laws, ...notRead].filter(({ country }) => country === 'CA')
  expect(named).toHaveLength(13)
  expect([...laws, ...notRead].filter(({ country }) => country === 'AU')).toHaveLength(8)
  for (const { slug, ask } of notRead) {
    expect.soft(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect.soft(ask).toMatch(/^[\w.]+\.[a-z]{2,}$/)
    expect.soft(laws.map((law) => law.slug)).not.toContain(slug)
  }
})

test('has sentences, a statute, sources and dates', () => {
  for (const [_, law] of laws.map((law) => [law.name, law] as const)) {
    expect.soft(windshieldText(law), law.name).toMatch(/^[A-Z].*\.$/)
    expect.soft(law.exemptions, law.name).toMatch(/^[A-Z].*\.$/)
    for (const note of law.notes ?? []) expect.soft(note, law.name).toMatch(/^[A-Z0-9].*\.$/)
    expect.soft(law.statute, law.name).toMatch(/\S/)
    for (const { url, kind, dated, read } of law.sources) {
      expect.soft(new URL(url).protocol, law.name).toMatch(/^https?:$/)
      expect.soft(['statute', 'bill', 'agency', 'copy', 'secondary'], url).toContain(kind)
      expect.soft(read, url).toMatch(isoDate)
      if (dated) expect.soft(dated, url).toMatch(/^\d{4}(-\d\d){0,2}$/)
      if (dated) expect.soft(dated <= read, url).toBe(true)
    }
    expect.soft(law.checked, law.name).toMatch(isoDate)
    if (law.changed) expect.soft(law.changed, law.name).toMatch(isoDate)
    if (law.changed) expect.soft(law.changed <= law.checked, law.name).toBe(true)
  }
})

test('has limits from 0 to 100, and a floor for the film exactly where both count', () => {
  for (const [_, law] of laws.map((law) => [law.name, law] as const)) {
    const bases: readonly LimitBasis[] = ['net', 'film', 'both']
    const versions: readonly LimitsVersion[] = [law, ...(law.otherVersions ?? [])]
    for (const { basis, car, mpv, filmFloor, tolerance } of versions) {
      expect.soft(bases, law.name).toContain(basis)
      for (const limit of [...Object.values(car), ...Object.values(mpv)]) {
        if (limit === null) continue
        expect.soft(limit, law.name).toBeGreaterThanOrEqual(0)
        expect.soft(limit, law.name).toBeLessThanOrEqual(100)
      }
      expect.soft(filmFloor !== null, law.name).toBe(basis === 'both')
      if (tolerance !== null) expect.soft(tolerance, law.name).toBeLessThan(10)
    }
  }
})

test('a mirror stays below a number that the law forbids, too', () => {
  // Michigan forbids 35% itself. Other laws only forbid values above their number.
  const { reflectance } = laws.find(({ code }) => code === 'MI') ?? {}
  expect(reflectance).toEqual({ front: null, rearSide: 34, rear: 34 })
})

test('a bill is no law, though its legislature prints the law in it', () => {
  const bill =
    /introduced|_bill_|2019-HIB|HB1535IN|hb4108%20intr|\/prever\/|\/legislation\/bills\/|BillText|type=bill|HF206|HB226_CD1/i
  const urls = laws.flatMap(({ sources }) => sources)
  expect(urls.filter(({ kind }) => kind === 'bill').length).toBe(10)
  for (const { url, kind } of urls) {
    if (bill.test(url)) expect.soft(kind, url).not.toBe('statute')
  }
})

test('no government publishes where only others do', () => {
  const theirs =
    /casetext|justia|github|unicourt|law\.cornell|legiscan|findlaw|pcisys|instalawyer|laws9|laws\.com|laws-info|lawserver|getpocketlaw|trellis|amlegal|kyzerlex|legiplex|gavvy/
  for (const { name, sources } of laws) {
    for (const { url, kind } of sources) {
      if (theirs.test(new URL(url).hostname))
        expect.soft(['copy', 'secondary'], name).toContain(kind)
    }
  }
})

test('what tables of the trade get wrong stays right', () => {
  const limitsOf = (name: string) => laws.find((law) => law.name === name)
  expect(limitsOf('Texas')?.car).toEqual({ front: 25, rearSide: 0, rear: 0 })
  expect(limitsOf('Arizona')).toMatchObject({ car: { front: 33 }, tolerance: 3 })
  expect(limitsOf('Louisiana')).toMatchObject({ car: { front: 25 }, changed: '2025-08-01' })
  expect(limitsOf('Kansas')?.mpv).toEqual({ front: 35, rearSide: 35, rear: 35 })
})
