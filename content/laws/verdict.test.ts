import { describe, expect, test } from 'vitest'
import { loadLaw } from './load-law'
import { places } from './places'
import type { TintLaw } from './tint-law'
import {
  type Answer,
  compare,
  darkestThatPasses,
  lawOn,
  netVlt,
  type Pane,
  type Rules,
  verdict,
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

test.each([
  [70, 35, 24.5],
  [75, 25, 18.75],
  [80, 35, 28],
  [100, 5, 5],
])('glass of %d and film of %d per cent let %d through', (glass, film, net) => {
  expect(netVlt(glass, film)).toBe(net)
})

/** Limit 25 without a tolerance: passes from 28, fails below 22. Limit 33 ± 3: from 33, below 27. */
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
  [0, 0, null, 'passes'],
  [100, 100, 3, 'fails'],
  [100, null, null, 'unstated'],
])('VLT %s at a limit of %s with a tolerance of %s: %s', (vlt, limit, tolerance, answer) => {
  expect(compare(vlt, limit, tolerance)).toBe(answer)
})

describe('the laws of some places', () => {
  test.each<[string, number, number, Answer]>([
    ['texas', 70, 35, 'close'],
    ['texas', 75, 25, 'fails'],
    ['texas', 75, 35, 'close'],
    ['texas', 80, 35, 'passes'],
    ['texas', 75, 45, 'passes'],
    ['arizona', 75, 45, 'passes'],
    ['arizona', 75, 44, 'passes'],
    ['arizona', 75, 43, 'close'],
    ['arizona', 75, 36, 'close'],
    ['arizona', 75, 35, 'fails'],
    // Idaho and Kentucky count the film alone, with 3 points of their own.
    ['idaho', 75, 35, 'passes'],
    ['idaho', 70, 34, 'close'],
    ['idaho', 85, 28, 'fails'],
    // California asks 88% of the film and 70% of both; Oregon 50% and 35%.
    ['california', 85, 91, 'passes'],
    ['california', 85, 88, 'close'],
    ['california', 70, 95, 'fails'],
    ['california', 85, 80, 'fails'],
    ['oregon', 75, 53, 'passes'],
    ['oregon', 85, 46, 'fails'],
    ['michigan', 85, 90, 'fails'],
    ['india', 85, 90, 'fails'],
  ])(
    '%s, front sides, glass of %d and film of %d per cent: %s',
    async (slug, glass, film, answer) => {
      expect(verdict(await lawOf(slug), front(glass), film).answer).toBe(answer)
    },
  )

  test('Louisiana allowed 40% in front until August 1, 2025, and 25% from that day', async () => {
    const law = await lawOf('louisiana')
    expect(lawOn(law, '2025-07-31').car.front).toBe(40)
    expect(lawOn(law, '2025-08-01').car.front).toBe(25)
    expect(verdict(lawOn(law, '2025-07-31'), front(75), 40).answer).toBe('fails')
    expect(verdict(lawOn(law, '2025-08-01'), front(75), 40).answer).toBe('passes')
  })

  test('of several versions the one of the day counts, past and to come', () => {
    const limits = (limit: number): Rules => ({
      basis: 'net',
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
    const found = verdict(await lawOf('texas'), { vehicle: 'car', window: 'rear', glass: 75 }, 15)
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
      55,
    )
    expect(found).toMatchObject({
      answer: 'fails',
      conditions: [{ when: 'the vehicle is a minivan', answer: 'passes' }],
    })
  })

  test('privacy glass behind the driver makes the front limit of Colorado 70', async () => {
    const law = await lawOf('colorado')
    const pane: Pane = { vehicle: 'mpv', window: 'front', glass: 75 }
    expect(verdict(law, pane, 45)).toMatchObject({
      answer: 'passes',
      limit: 27,
      conditions: [{ answer: 'fails' }],
    })
    expect(verdict(law, { ...pane, behind: 20 }, 45)).toMatchObject({
      answer: 'fails',
      limit: 70,
      conditions: [],
    })
  })

  test('film behind the driver that raises the front limit is said to', async () => {
    const rear: Pane = { vehicle: 'car', window: 'rear', glass: 75 }
    expect(verdict(await lawOf('colorado'), rear, 15).raisesFront).toBe(70)
    expect(verdict(await lawOf('colorado'), rear, 45)).not.toHaveProperty('raisesFront')
    expect(verdict(await lawOf('illinois'), rear, 50).raisesFront).toBe(50)
    expect(verdict(await lawOf('illinois'), rear, 35).raisesFront).toBe(100)
    expect(verdict(await lawOf('texas'), rear, 5)).not.toHaveProperty('raisesFront')
  })

  test('no window passes without a word where a stricter limit may apply', () => {
    for (const law of laws) {
      for (const pane of panes) {
        const { answer, conditions, limit } = verdict(law, pane, 50)
        if (answer !== 'passes') continue
        const banned = (law.conditional ?? []).filter(
          (one) =>
            (one.vehicle === 'any' || one.vehicle === pane.vehicle) &&
            one.window === pane.window &&
            one.limit === 100 &&
            limit !== 100,
        )
        const named = conditions.map(({ when }) => when)
        for (const { when } of banned) expect(named, law.name).toContain(when)
      }
    }
  })
})

const order: readonly Answer[] = ['fails', 'unstated', 'close', 'passes']

test('in every place, on every window, a darker film never does better than a lighter one', () => {
  for (const law of laws) {
    for (const pane of panes) {
      const ranks = films.map((film) => order.indexOf(verdict(law, pane, film).answer))
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
          order.indexOf(verdict(law, { vehicle, window, glass, behind: 75 }, film).answer),
        )
        expect(ranks, law.name).toEqual([...ranks].sort())
      }
    }
  }
})

describe('the darkest film that passes', () => {
  const shades = [5, 15, 25, 35, 45, 55, 65].map((vlt) => ({ name: `DPNC-${vlt}`, vlt }))

  test('Texas: 45% in front, any behind', async () => {
    const law = await lawOf('texas')
    expect(darkestThatPasses(law, front(75), shades)?.film.vlt).toBe(45)
    expect(
      darkestThatPasses(law, { vehicle: 'car', window: 'rearSide', glass: 75 }, shades)?.film.vlt,
    ).toBe(5)
  })

  test('is none where no film is allowed or the glass alone is too dark', async () => {
    expect(darkestThatPasses(await lawOf('michigan'), front(75), shades)).toBeUndefined()
    const privacy: Pane = { vehicle: 'mpv', window: 'rear', glass: 20 }
    expect(darkestThatPasses(await lawOf('kansas'), privacy, shades)).toBeUndefined()
  })

  test('passes itself, and every darker one does not', () => {
    for (const law of laws) {
      for (const pane of panes) {
        const darkest = darkestThatPasses(law, pane, shades)
        const passing = shades.filter(({ vlt }) => verdict(law, pane, vlt).answer === 'passes')
        expect(darkest?.film.vlt).toBe(passing.length ? passing[0]?.vlt : undefined)
      }
    }
  })
})
