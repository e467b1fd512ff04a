import { describe, expect, test } from 'vitest'
import { hides } from '../finder/find'
import { inWords } from '../in-words'
import { isMirror } from '../light/optics'
import { paths } from '../paths'
import { plain } from '../schema'
import { actionsOf } from './actions'
import { filmCards } from './cards'
import { films, filmsFor, loadFilm } from './catalog'

const lines = await Promise.all(films.map((film) => loadFilm(film)))

function film(slug: string) {
  const found = lines.find((line) => line.path === `/${slug}`)
  if (!found) throw new Error(`There is no film line ${slug}.`)
  return found
}

const models = (slug: string) => film(slug).models

describe('models', () => {
  test('each line has its models', () => {
    for (const [slug, count, first, last] of [
      ['skin-eye-care', 6, 'DPSK-05', 'DPSK-60'],
      ['nano-ceramic', 7, 'DPNC-05', 'DPNC-65'],
      ['platinum-signature', 6, 'DPPS-05', 'DPPS-50'],
      ['reflective-film', 4, 'DPRF-05', 'DPRF-50'],
      ['dyed-reflective', 6, 'DPAF 05', 'DPAF 45'],
      ['signature-sputtering', 6, 'DP 05SS', 'DP 60SS'],
      ['safety-security-films', 5, 'DPSF 02', 'DPSF 16'],
      ['2-ply-reflective', 4, 'DP2R-05', 'DP2R-50'],
      ['3-ply-reflective', 5, 'DP3R-05', 'DP3R-50'],
      ['windshield-protection', 3, 'CLEARGARD-4', 'CLEARGARD-8'],
    ] as const) {
      const names = models(slug).map(({ name }) => name)
      expect.soft(names, slug).toHaveLength(count)
      expect.soft(names.at(0), slug).toBe(first)
      expect.soft(names.at(-1), slug).toBe(last)
      expect.soft(new Set(names).size, slug).toBe(count)
    }
  })

  test('a card that counts the shades of its line counts them right', () => {
    const counting = filmCards.flatMap(({ slug, name, summary }) => {
      const [, count] = /(\w+) shades/.exec(summary) ?? []
      return count ? [{ name, count, shades: inWords(models(slug).length) }] : []
    })
    expect(counting).not.toEqual([])
    for (const { name, count, shades } of counting) expect.soft(count, name).toBe(shades)
  })

  test('decorative films and pre-cut kits have no values', () => {
    expect(models('decorative-films')).toEqual([])
    expect(models('pre-cut-films')).toEqual([])
  })

  test('DPSK-30 is stated, with the values of the comparison', () => {
    expect(models('skin-eye-care').find(({ name }) => name === 'DPSK-30')).toMatchObject({
      ...{ vlt: 30, irr: 100, uvr: 100, od: 0.52, tser: 81, illustrative: false },
    })
  })

  test('the values of each model add up', () => {
    for (const model of lines.flatMap(({ models }) => models)) {
      expect.soft(model.od, model.name).toBe(Math.round(-Math.log10(model.vlt / 100) * 100) / 100)
      for (const share of [model.vlt, model.irr, model.uvr, model.tser]) {
        expect.soft(share, model.name).toBeGreaterThanOrEqual(0)
        expect.soft(share, model.name).toBeLessThanOrEqual(100)
      }
    }
  })
})

describe('thicknesses', () => {
  test('safety film is PET of 2 to 16 mil, a thickness for each model', () => {
    const thicknesses = film('safety-security-films').traits.thicknesses
    expect(thicknesses.map(({ name }) => name)).toEqual(
      models('safety-security-films').map(({ name }) => name),
    )
    expect(thicknesses.map(({ thicknessMil }) => thicknessMil)).toEqual([2, 4, 8, 12, 16])
    expect(thicknesses.every(({ material }) => material === 'PET')).toBe(true)
  })

  test('Cleargard and Chipgard are as stated', () => {
    expect(film('windshield-protection').traits.thicknesses).toMatchObject([
      { name: 'CLEARGARD-4', thicknessMil: 4 },
      { name: 'CLEARGARD-6', thicknessMil: 6 },
      { name: 'CLEARGARD-8', thicknessMil: 8 },
      { name: 'Chipgard', thicknessMil: 7.5 },
    ])
  })
})

describe('lines', () => {
  test.each(['automotive', 'architectural'] as const)(
    'the %s positions count up from 1',
    (market) => {
      const positions = filmsFor(market).map(({ position }) => position)
      expect(positions).toEqual(positions.map((_, index) => index + 1))
    },
  )

  test('each line is whole', () => {
    for (const line of lines) {
      expect.soft(line.benefits, line.path).toHaveLength(3)
      expect.soft(line.actions.length, line.path).toBeGreaterThanOrEqual(2)
      const [dealer] = actionsOf(line).filter(({ to }) => to.startsWith(paths.dealers))
      const taken = new URL(dealer?.to ?? '', 'https://a.example').searchParams.get('message')
      const isSpecified = dealer?.name === 'Find a Dealer Centre'
      expect.soft(taken, line.path).toBe(isSpecified ? null : `I am interested in ${line.name}.`)
      expect.soft(line.related.length, line.path).toBeGreaterThanOrEqual(2)
      expect
        .soft(
          line.related.map(({ line }) => line.name),
          line.path,
        )
        .not.toContain(line.name)
      const pictures = (line.sections ?? []).flatMap(({ figures = [] }) =>
        figures.map(({ picture }) => picture),
      )
      expect
        .soft(new Set(pictures.map(({ source }) => source.src)).size, `${line.path}: one twice`)
        .toBe(pictures.length)
      expect
        .soft(
          pictures.map(({ alt }) => alt),
          line.path,
        )
        .not.toContain('')
    }
  })

  test('the comparison of plies agrees with the models of the same light', () => {
    const table = film('3-ply-reflective').sections?.find(({ id }) => id === 'plies')?.table
    expect(table?.columns).toEqual(['Single ply', '2 ply', '3 ply'])
    const rows = table ? plain(table.rows) : []
    const at35 = ['dyed-reflective', '2-ply-reflective', '3-ply-reflective'].map((slug) =>
      models(slug).find(({ vlt }) => vlt === 35),
    )
    const row = (title: string) => rows.find(([name]) => name === title)?.slice(1)
    expect(row('Infrared rejected')).toEqual(at35.map((model) => model?.irr))
    expect(row('Solar energy rejected')).toEqual(at35.map((model) => model?.tser))
  })

  test('what a line says of its mirror holds for its models', () => {
    for (const line of lines.filter((line) => line.models.some(isMirror))) {
      const said = JSON.stringify([line.meta.description, line.lead, line.benefits])
      expect.soft(said, line.path).not.toMatch(/faint|low in reflection|returns it\b/)
      const [darkest, lightest] = [line.models[0], line.models.at(-1)]
      const isHiding = (model = darkest) => hides({ line, model }) !== null
      if (!/Privacy by day/.test(said)) continue
      expect.soft(isHiding(), `${line.path}: ${darkest?.name}`).toBe(true)
      if (!isHiding(lightest)) expect.soft(said, line.path).toContain('darker shades')
    }
    for (const { vlt, reflectance, name } of models('signature-sputtering')) {
      const plied = [...models('2-ply-reflective'), ...models('3-ply-reflective')]
      for (const other of plied.filter((it) => it.vlt === vlt))
        expect.soft(reflectance.outside, name).toBeLessThan(other.reflectance.outside)
    }
  })

  test('a line of whose models too little is known shows its picture, without a choice of no shade', async () => {
    const nano = films.find(({ slug }) => slug === 'nano-ceramic') ?? film('nano-ceramic')
    const stated = { vlt: 35, irr: 97, uvr: 99, tser: 63 }
    const ofMaker = await loadFilm(nano, async (load) => {
      const { values, ...module } = await load()
      return { ...module, values: { ...values, models: [{ name: 'S 35', stated }] } }
    })
    expect(film('nano-ceramic').still).toBeDefined()
    expect(ofMaker).not.toHaveProperty('still')
    expect(ofMaker.listed).toHaveLength(1)
  })

  test('windshield protection ends with its two calls to action', () => {
    expect(film('windshield-protection').actions).toEqual([
      { name: 'Find a Dealer Centre', to: '/find-dealer' },
      { name: 'Contact Us', to: '/contact' },
    ])
    expect(film('windshield-protection').traits.warranty).toContain('18 to 24 month')
  })

  test('pre-cut kits come for five kinds of car, with 5 years and a button for later', () => {
    const kits = film('pre-cut-films')
    expect(kits.sections?.[0]?.items?.map(({ title }) => title)).toEqual([
      'Sedans',
      'SUVs',
      'Coupes',
      'Vans',
      'Hatchbacks',
    ])
    expect(kits.traits.warranty).toBe('5 years')
    expect(kits.sections?.map(({ disabledAction }) => disabledAction)).toContain('Coming Soon')
  })

  test('safety film is warranted up to 5 years for commercial use', () => {
    expect(film('safety-security-films').traits.warranty).toBe('Up to 5 years for commercial use')
  })
})

test('a line says what it is for in four words, which no other has', () => {
  for (const { purpose, slug } of films) {
    expect
      .soft(purpose, `content/films/${slug}/line.ts: purpose in four words`)
      .toMatch(/^\S+( \S+){3}$/)
  }
  expect(new Set(films.map(({ purpose }) => purpose)).size).toBe(films.length)
})
