import { describe, expect, test } from 'vitest'
import { models, modelsOf } from '../films/models'
import { copy } from '../films/windshield-protection/copy'
import { isMirror } from '../light/optics'
import { conditions, whenOf } from './conditions'
import { countedText } from './limit-rows'
import { loadLaw } from './load-law'
import { places } from './places'
import { answerText, arithmetic, conditionTexts, windshieldText } from './sentences'
import { verdictText } from './text'
import type { TintLaw } from './tint-law'
import {
  type Answer,
  alternatives,
  compare,
  darkestThatPasses,
  lawOn,
  type Pane,
  verdict,
  type WindowName,
} from './verdict'

async function lawOf(slug: string): Promise<TintLaw> {
  const law = await loadLaw(slug)
  if (!law) throw new Error(`There is no law of ${slug}.`)
  return law
}

const laws = await Promise.all(places.map(({ slug }) => lawOf(slug)))
const vehicles = ['car', 'mpv'] as const
const windows = ['front', 'rearSide', 'rear'] as const
const glasses = [20, 70, 75, 80, 85]
const films = Array.from({ length: 101 }, (_, vlt) => vlt)
const panes: readonly Pane[] = vehicles.flatMap((vehicle) =>
  windows.flatMap((window) =>
    glasses.flatMap((glass) => [
      { vehicle, window, glass },
      { vehicle, window, glass, behind: 20 },
    ]),
  ),
)
const front = (glass: number): Pane => ({ vehicle: 'car', window: 'front', glass })

/** Limit 25 without a tolerance: passes from 28, fails below 22. 33 ± 3: from 33, below 27. 35 ± 6: from 35, below 26. */
test.each<[number, number | null, number | null, Answer]>([
  [28, 25, null, 'passes'],
  [27.99, 25, null, 'close'],
  [25, 25, null, 'close'],
  [22, 25, null, 'close'],
  [21.99, 25, null, 'fails'],
  [33, 33, 3, 'passes'],
  [32.99, 33, 3, 'close'],
  [30, 33, 3, 'close'],
  [27, 33, 3, 'close'],
  [26.99, 33, 3, 'fails'],
  [35, 35, 6, 'passes'],
  [34.99, 35, 6, 'close'],
  [26, 35, 6, 'close'],
  [25.99, 35, 6, 'fails'],
  [0, 0, null, 'passes'],
  [100, 100, 3, 'fails'],
  [100, null, null, 'unstated'],
])('VLT %s at a limit of %s with a tolerance of %s: %s', (vlt, limit, tolerance, answer) => {
  expect(compare(vlt, limit, tolerance ?? 0)).toBe(answer)
})

describe('the laws of some places', () => {
  test.each<[string, number, number, Answer]>([
    ['texas', 70, 35, 'close'],
    ['texas', 75, 25, 'fails'],
    ['texas', 75, 33, 'close'],
    ['texas', 75, 35, 'passes'],
    ['texas', 80, 35, 'passes'],
    ['arizona', 75, 40, 'passes'],
    ['arizona', 75, 39, 'close'],
    ['arizona', 75, 33, 'close'],
    ['arizona', 75, 32, 'fails'],
    // Idaho and Kentucky count the film alone, with a tolerance of 3 points.
    ['idaho', 75, 35, 'passes'],
    ['idaho', 70, 34, 'close'],
    ['idaho', 85, 28, 'fails'],
    // California asks 88% of the film and 70% of both; Oregon 50% and 35%.
    ['california', 85, 91, 'passes'],
    ['california', 85, 88, 'close'],
    ['california', 70, 85, 'fails'],
    ['california', 85, 80, 'fails'],
    ['oregon', 75, 53, 'passes'],
    ['oregon', 85, 46, 'fails'],
    ['michigan', 85, 90, 'fails'],
    ['india', 85, 90, 'fails'],
  ])(
    '%s, front sides, glass of %d and film of %d per cent: %s',
    async (slug, glass, film, answer) => {
      expect(verdict(await lawOf(slug), front(glass), { vlt: film }).answer).toBe(answer)
    },
  )

  test('Louisiana allowed 40% in front until August 1, 2025, and 25% from that day', async () => {
    const law = await lawOf('louisiana')
    expect(lawOn(law, '2025-07-31').car.front).toBe(40)
    expect(lawOn(law, '2025-08-01').car.front).toBe(25)
    expect(verdict(lawOn(law, '2025-07-31'), front(75), { vlt: 40 }).answer).toBe('fails')
    expect(verdict(lawOn(law, '2025-08-01'), front(75), { vlt: 40 }).answer).toBe('passes')
  })

  test('of several versions the one of the day counts, past and to come', () => {
    const limits = (limit: number) => ({
      basis: 'net' as const,
      car: { front: limit, rearSide: 0, rear: 0 },
      mpv: { front: limit, rearSide: 0, rear: 0 },
      filmFloor: null,
      tolerance: null,
    })
    const law = {
      ...limits(35),
      otherVersions: [
        { ...limits(50), until: '2020-01-01' },
        { ...limits(70), until: '2010-01-01' },
        { ...limits(25), from: '2030-01-01' },
      ],
    }
    const on = (date: string) => lawOn(law, date).car.front
    expect(['2009-12-31', '2019-12-31', '2020-01-01', '2029-12-31', '2030-01-01'].map(on)).toEqual([
      70, 50, 35, 35, 25,
    ])
  })
})

describe('conditional limits', () => {
  test('one that cannot be known is named, with the answer that follows', async () => {
    const found = verdict(
      await lawOf('texas'),
      { vehicle: 'car', window: 'rear', glass: 75 },
      { vlt: 15 },
    )
    expect(found).toMatchObject({
      answer: 'passes',
      limit: 0,
      conditions: [{ when: 'the vehicle lacks an outside mirror on either side', answer: 'fails' }],
    })
  })

  test('a laxer one is named too, and the stricter limit answers', async () => {
    const found = verdict(
      await lawOf('district-of-columbia'),
      { vehicle: 'mpv', window: 'rear', glass: 75 },
      { vlt: 55 },
    )
    expect(found).toMatchObject({
      answer: 'fails',
      conditions: [{ when: 'the vehicle is a minivan', answer: 'passes' }],
    })
  })

  test('privacy glass behind the driver makes the front limit of Colorado 70', async () => {
    const law = await lawOf('colorado')
    const pane: Pane = { vehicle: 'mpv', window: 'front', glass: 75 }
    expect(verdict(law, pane, { vlt: 45 })).toMatchObject({
      answer: 'passes',
      limit: 27,
      conditions: [{ answer: 'fails' }],
    })
    expect(verdict(law, { ...pane, behind: 20 }, { vlt: 45 })).toMatchObject({
      answer: 'fails',
      limit: 70,
      conditions: [],
    })
  })

  test('film behind the driver that raises the front limit is said to', async () => {
    const rear: Pane = { vehicle: 'car', window: 'rear', glass: 75 }
    expect(verdict(await lawOf('colorado'), rear, { vlt: 15 }).raisesFront?.limit).toBe(70)
    expect(verdict(await lawOf('colorado'), rear, { vlt: 45 })).not.toHaveProperty('raisesFront')
    expect(verdict(await lawOf('illinois'), rear, { vlt: 45 }).raisesFront?.limit).toBe(50)
    expect(verdict(await lawOf('illinois'), rear, { vlt: 35 }).raisesFront?.limit).toBe(100)
    expect(verdict(await lawOf('texas'), rear, { vlt: 5 })).not.toHaveProperty('raisesFront')
  })

  test('no window passes without a word where a stricter limit may apply', () => {
    for (const law of laws) {
      for (const pane of panes) {
        const { answer, conditions, limit } = verdict(law, pane, { vlt: 50 })
        if (answer !== 'passes') continue
        const banned = law.conditional.filter(
          (one) =>
            (one.vehicle ?? pane.vehicle) === pane.vehicle &&
            one.windows.includes(pane.window) &&
            one.limit === 100 &&
            limit !== 100,
        )
        const named = conditions.map(({ when }) => when)
        for (const one of banned) expect(named, law.name).toContain(whenOf(one).applies)
      }
    }
  })
})

const order: readonly Answer[] = ['fails', 'unstated', 'close', 'passes']

test('in every place, on every window, a darker film never does better than a lighter one', () => {
  for (const law of laws) {
    for (const pane of panes) {
      const ranks = films.map((film) => order.indexOf(verdict(law, pane, { vlt: film }).answer))
      expect(ranks, `${law.name} ${JSON.stringify(pane)}`).toEqual([...ranks].sort())
    }
  }
})

test('clearer glass never does worse', () => {
  const plainPanes = panes.filter(({ glass, behind }) => glass === 75 && !behind)
  for (const law of laws) {
    for (const { vehicle, window } of plainPanes) {
      for (const film of films) {
        const ranks = glasses.map((glass) =>
          order.indexOf(verdict(law, { vehicle, window, glass, behind: 75 }, { vlt: film }).answer),
        )
        expect(ranks, law.name).toEqual([...ranks].sort())
      }
    }
  }
})

describe('mirrors', () => {
  const mirrorOf = (light: number) => {
    const found = modelsOf('reflective-film').find(({ vlt }) => vlt === light)
    if (!found) throw new Error('There is no mirror film.')
    return found
  }
  const mirror = mirrorOf(50)
  const on = async (slug: string, window: 'front' | 'rearSide' | 'rear', film = mirror) =>
    verdict(await lawOf(slug), { vehicle: 'car', window, glass: 75 }, film)

  test.each([
    'alaska',
    'colorado',
    'idaho',
    'illinois',
    'kansas',
    'maine',
    'maryland',
    'mississippi',
    'new-mexico',
    'north-carolina',
    'ohio',
    'oregon',
    'south-carolina',
    'utah',
    'washington',
    'wisconsin',
    'united-arab-emirates',
  ])('%s forbids them on every window, whatever their shade', async (slug) => {
    for (const window of windows) {
      expect(await on(slug, window), window).toMatchObject({
        answer: 'fails',
        conditions: [],
        mirror: { banned: true },
      })
    }
  })

  test('a ban is for its windows', async () => {
    expect((await on('nevada', 'front')).answer).toBe('fails')
    expect((await on('nevada', 'rear')).answer).not.toBe('passes')
    for (const window of ['rearSide', 'rear'] as const)
      expect(await on('michigan', window), window).toMatchObject({
        answer: 'fails',
        mirror: { banned: true },
      })
  })

  test('within three points below the limit no mirror passes: film and meter may be off', async () => {
    expect(await on('georgia', 'front')).toMatchObject({ answer: 'close', mirror: { most: 20 } })
    expect(await on('connecticut', 'rearSide')).toMatchObject({
      answer: 'close',
      mirror: { most: 21 },
    })
    const found = await on('georgia', 'front')
    expect(conditionTexts(found, await lawOf('georgia'))).toContain(
      'This film reflects 20%; the law allows 20%.',
    )
  })

  test('what is not stated is not allowed: no mirror passes without a rule that lets it', async () => {
    expect(await on('tennessee', 'rear')).toMatchObject({
      answer: 'unstated',
      mirror: { most: null },
    })
    for (const law of laws) {
      for (const pane of panes) {
        const { answer } = verdict(law, pane, mirror)
        const most = law.reflectance[pane.window as WindowName]
        if (most === null || most < mirror.reflectance.outside)
          expect(answer, law.name).not.toBe('passes')
      }
    }
  })

  test('a mirror passes only below a number that we read in a law which forbids no look of mirrors', () => {
    // By hand from the laws, the highest of the windows where they differ. What was not read has no number here.
    const most: Readonly<Record<string, number>> = {
      ...{ AL: 20, AZ: 35, CT: 21, FL: 35, GA: 20, IN: 25, KY: 35, MA: 35 },
      ...{ MO: 35, MT: 35, NE: 35, TX: 25, VA: 20, WV: 20 },
    }
    const reflecting = models.filter(isMirror)
    expect(reflecting.length).toBeGreaterThan(5)
    for (const law of laws) {
      // The rear window of Texas may reflect freely.
      for (const pane of panes.filter(({ window }) => law.code !== 'TX' || window !== 'rear')) {
        const passing = reflecting.filter((film) => verdict(law, pane, film).answer === 'passes')
        const brightest = Math.max(0, ...passing.map((film) => film.reflectance?.outside ?? 0))
        expect
          .soft(brightest, `${law.name}, ${pane.window}`)
          .toBeLessThanOrEqual(most[law.code] ?? 0)
      }
    }
  })

  test('a film that reflects less than the limit is judged by its light', async () => {
    expect(await on('texas', 'front')).toMatchObject({ answer: 'passes', mirror: { most: 25 } })
    expect(await on('texas', 'front', mirrorOf(35))).toMatchObject({
      answer: 'fails',
      mirror: { most: 25, reflects: 28 },
    })
    expect(await on('texas', 'rear', mirrorOf(20))).toMatchObject({
      answer: 'passes',
      conditions: [{ when: 'the vehicle lacks an outside mirror on either side', answer: 'fails' }],
    })
  })
})

describe('windshields', () => {
  const on = (glass: number): Pane => ({ vehicle: 'car', window: 'windshield', glass })
  const [thin, , thick] = modelsOf('windshield-protection')
  if (!thin || !thick) throw new Error('There is no film for windshields.')

  test.each<[string, number, Answer, Answer]>([
    ['iowa', 75, 'passes', 'close'],
    ['iowa', 70, 'close', 'fails'],
    ['iowa', 80, 'passes', 'passes'],
    ['united-kingdom', 75, 'close', 'fails'],
    ['united-kingdom', 80, 'passes', 'close'],
    ['united-kingdom', 85, 'passes', 'passes'],
    // The law of Kentucky counts the film alone on side windows; on a windshield both.
    ['kentucky', 70, 'close', 'fails'],
    ['georgia', 85, 'fails', 'fails'],
    ['california', 85, 'fails', 'fails'],
    ['idaho', 85, 'unstated', 'unstated'],
    ['oregon', 85, 'unstated', 'unstated'],
    ['oklahoma', 85, 'unstated', 'unstated'],
    ['montana', 70, 'passes', 'passes'],
    ['rhode-island', 75, 'passes', 'close'],
  ])('%s, glass of %d: 4 mil %s, 8 mil %s', async (slug, glass, four, eight) => {
    const law = await lawOf(slug)
    expect(verdict(law, on(glass), thin).answer).toBe(four)
    expect(verdict(law, on(glass), thick).answer).toBe(eight)
  })

  test('what does not pass says which strip is free, and what passes does not', async () => {
    const said = async (slug: string) => {
      const law = await lawOf(slug)
      return conditionTexts(verdict(law, on(75), thin), law)
    }
    expect(await said('georgia')).toEqual([
      'Film is allowed in the top 6 inches, if it is transparent.',
    ])
    expect((await said('idaho')).at(-1)).toBe('Ask there before you order.')
    expect(await said('germany')).toContain('Film is allowed in the top 10 centimeters.')
    expect((await said('iowa')).join()).not.toContain('allowed')
  })

  test('where a statute allows film along the top alone, the rest has no tint, and no place says a limit and none', () => {
    for (const law of laws) {
      const said = [windshieldText(law), arithmetic(law, on(75), 88, verdict(law, on(75), thin))]
      const isLimited = /\d+% of light|[Nn]o tint|No film|Nothing|only clear/.test(said.join(' '))
      expect.soft(isLimited, law.name).toBe(!['OK', 'ARE', 'CA-ON'].includes(law.code))
      if (isLimited) expect.soft(said.join(' '), law.name).not.toMatch(/know of no|could not tell/)
      expect.soft(verdict(law, on(75), { vlt: 50 }).answer, law.name).toMatch(/fails|unstated/)
    }
    for (const slug of ['kansas', 'oregon', 'new-mexico', 'west-virginia', 'indiana', 'texas'])
      expect.soft(laws.find((law) => law.slug === slug)?.windshieldVlt, slug).toBe(100)
  })

  test('the numbers are those that the page of the film says', () => {
    const numbers = laws.filter(({ windshieldVlt }) => windshieldVlt && windshieldVlt < 100)
    const said = copy.benefits.map(({ text }) => text).join(' ')
    for (const { name, windshieldVlt } of numbers)
      expect
        .soft(
          said,
          `windshield-protection/copy.ts: ${name} asks for ${windshieldVlt}%: name it there`,
        )
        .toMatch(
          windshieldVlt === 70 ? /70% of light/ : new RegExp(`${name} for ${windshieldVlt}%`),
        )
  })
})

describe('what counts as an SUV or a van', () => {
  const rear: Pane = { vehicle: 'mpv', window: 'rearSide', glass: 75 }

  test('Georgia counts persons and looks at the chassis, and the answer says so', async () => {
    const found = verdict(await lawOf('georgia'), rear, { vlt: 15 })
    expect(found.answer).toBe('passes')
    expect(answerText(found)).toMatch(/^Passes if the vehicle carries ten persons or fewer and/)
    expect(found.conditions).toMatchObject([{ answer: 'fails' }])
  })

  test('wherever a limit is not that of a car, the answer names what the vehicle has to be', () => {
    for (const law of laws) {
      for (const window of windows) {
        const pane: Pane = { vehicle: 'mpv', window, glass: 75 }
        const found = verdict(law, pane, { vlt: 5 })
        const asCar = verdict(law, { ...pane, vehicle: 'car' }, { vlt: 5 })
        if (found.answer !== 'passes' || asCar.answer === 'passes') continue
        expect(answerText(found), law.name).toContain(conditions[law.mpvIf].is)
      }
    }
  })
})

test('a mirror is forbidden by its look, however little it reflects', () => {
  const mirror = { vlt: 60, reflectance: { outside: 16, inside: 10 } }
  for (const [code, window] of [
    ['MN', 'rear'],
    ['MN', 'front'],
    ['CT', 'front'],
    ['WV', 'front'],
  ] as const) {
    const law = laws.find((one) => one.code === code)
    if (!law) throw new Error(`There is no law of ${code}.`)
    const found = verdict(law, { vehicle: 'car', window, glass: 85 }, mirror)
    expect.soft(found.mirror?.banned, code).toBe(true)
    expect.soft(found.answer, code).toBe('fails')
  }
})

test('what Germany asks of the film itself is said to be not stated', async () => {
  const law = await lawOf('germany')
  const said = (window: WindowName) =>
    conditionTexts(verdict(law, { vehicle: 'car', window, glass: 75 }, { vlt: 20 }), law)
  expect(said('rear')).toContain(verdictText.ofFilm)
  expect(said('front')).not.toContain(verdictText.ofFilm)
})

test('a taxi of the Emirates is named wherever film passes there', async () => {
  const law = await lawOf('united-arab-emirates')
  for (const vehicle of vehicles) {
    for (const window of windows) {
      const found = verdict(law, { vehicle, window, glass: 75 }, { vlt: 70 })
      expect(answerText(found)).toBe('Passes if the vehicle is not a truck or a taxi')
    }
  }
})

test('an officer’s meter is no license, nor is what may be one: a film is judged as if there were no tolerance', () => {
  const metered = laws.filter(({ toleranceOf }) => toleranceOf !== 'limit')
  expect(metered.map(({ code }) => code)).toEqual(['AL', 'IL', 'NV', 'NC', 'UT'])
  for (const law of metered) {
    for (const pane of panes) {
      for (let vlt = 1; vlt <= 100; vlt++) {
        const { answer } = verdict({ ...law, tolerance: null }, pane, { vlt })
        expect.soft(verdict(law, pane, { vlt }).answer, `${law.name} ${vlt}`).toBe(answer)
      }
    }
  }
})

test('a physician’s paper is named for the windows that it is good for', async () => {
  const said = async (slug: string, window: Pane['window'], vlt: number) => {
    const law = await lawOf(slug)
    return conditionTexts(verdict(law, { vehicle: 'car', window, glass: 75 }, { vlt }), law)
  }
  const { darker, clear } = verdictText.medical
  for (const slug of ['idaho', 'new-hampshire', 'virginia', 'wisconsin']) {
    expect.soft(await said(slug, 'front', 15), slug).toContain(darker)
    expect.soft(await said(slug, 'rearSide', 10), slug).not.toContain(darker)
    expect.soft(await said(slug, 'rear', 10), slug).not.toContain(darker)
  }
  expect(await said('ohio', 'front', 15)).toContain(darker)
  for (const slug of ['california', 'kansas']) {
    expect.soft(await said(slug, 'windshield', 88), slug).not.toContain(darker)
    expect.soft(await said(slug, 'front', 15), slug).not.toContain(clear)
  }
  expect(await said('california', 'windshield', 88)).toContain(clear)
})

test('a law without a number measures nothing', async () => {
  const measures = /measures|sets two limits|We count/
  const silent = laws.filter((law) => !measures.test(countedText(law))).map(({ code }) => code)
  expect(silent).toEqual(['MI', 'NJ', 'VT', 'CA-AB', 'CA-BC', 'DEU', 'CA-ON'])
  const rear: Pane = { vehicle: 'car', window: 'rear', glass: 75 }
  for (const slug of ['michigan', 'new-jersey']) {
    const law = await lawOf(slug)
    const said = arithmetic(law, rear, 5, verdict(law, rear, { vlt: 5 }))
    expect.soft(said, slug).toBe(verdictText.anyShade)
  }
})

test('where light behind and light in front exclude each other, they are ways to choose', async () => {
  expect(alternatives(await lawOf('colorado'))).toEqual([
    { front: 27, behind: 27 },
    { front: 70, behind: 0 },
  ])
  expect(alternatives(await lawOf('illinois'))).toEqual([
    { front: 35, behind: 35 },
    { front: 50, behind: 30 },
    { front: 100, behind: 0 },
  ])
  expect(alternatives(await lawOf('texas'))).toHaveLength(1)
})

describe('the darkest film that passes', () => {
  const shades = [5, 15, 25, 35, 45, 55, 65].map((vlt) => ({ name: `DPNC-${vlt}`, vlt }))

  test('passes itself, and every darker one does not', () => {
    for (const law of laws) {
      for (const pane of panes) {
        const darkest = darkestThatPasses(law, pane, shades)
        const passing = shades.filter((shade) => verdict(law, pane, shade).answer === 'passes')
        expect(darkest?.film.vlt).toBe(passing.length ? passing[0]?.vlt : undefined)
      }
    }
  })
})
