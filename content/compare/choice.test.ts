import { describe, expect, test } from 'vitest'
import { models, modelsOf, nearestShade } from '../films/models'
import { isTie, lights, lines, MOST, readChoice, withLight, withSlot } from './choice'

const read = (query: string) => readChoice(new URLSearchParams(query))
const names = (query: string) => read(query).films.map(({ name }) => name)

/** The query after changes, as the page writes it. */
function query(changes: ReturnType<typeof withSlot>): string {
  const entries = Object.entries(changes).filter(([, value]) => value !== null)
  return entries.map(([key, value]) => `${key}=${[value].flat()}`).join('&')
}

describe('the address', () => {
  test('without a choice has three films of the same light, of three kinds', () => {
    const { films, unknown } = read('')
    expect(films).toHaveLength(3)
    expect(new Set(films.map(({ vlt }) => vlt))).toEqual(new Set([35]))
    expect(new Set(films.map(({ line }) => line.slug)).size).toBe(3)
    expect(unknown).toEqual([])
  })

  test('holds models of any lines in their order, whatever the case of their names', () => {
    expect(names('film=DPSF+16,dpnc-35')).toEqual(['DPSF 16', 'DPNC-35'])
    expect(names('film=DPSF+16%2CDPNC-35'), 'encoded').toEqual(['DPSF 16', 'DPNC-35'])
    expect(names('film=DPSF+16&film=dpnc-35'), 'as once').toEqual(['DPSF 16', 'DPNC-35'])
  })

  test('leaves out what it does not know and says so', () => {
    const { films, unknown } = read('film=DPNC-35&film=XYZ-1&film=%3Cb%3E')
    expect(films.map(({ name }) => name)).toEqual(['DPNC-35'])
    expect(unknown).toEqual(['XYZ-1', '<b>'])
    expect(read('film=DPNC-35,XYZ-1').unknown).toEqual(['XYZ-1'])
    expect(read('vlt=36').unknown).toEqual(['36%'])
    expect(read('vlt=35&line=nano-ceramic&line=nothing').unknown).toEqual(['nothing'])
    expect(read('vlt=35&line=decorative-films').unknown).toEqual(['decorative-films'])
  })

  test('has a film once and four at most', () => {
    expect(names('film=DPNC-35&film=DPNC-35')).toEqual(['DPNC-35'])
    const five = models.slice(0, 5).map(({ name }) => `film=${encodeURIComponent(name)}`)
    const { films, surplus } = read(five.join('&'))
    expect(films).toHaveLength(MOST)
    expect(surplus).toEqual([models[4]?.name])
  })

  test('can say that nothing is chosen', () => {
    expect(names('film=')).toEqual([])
    expect(names('vlt=35&line=')).toEqual([])
  })

  test('keeps an empty place between two films', () => {
    expect(read('film=DPNC-35&film=&film=DPRF-35').slots).toEqual(['DPNC-35', '', 'DPRF-35', ''])
  })

  test('takes every model there is', () => {
    for (const { name } of models) {
      expect(names(new URLSearchParams({ film: name }).toString())).toEqual([name])
    }
  })
})

describe('the same light', () => {
  test('takes the nearest model of each line', () => {
    expect(names('vlt=35&line=nano-ceramic&line=platinum-signature&line=dyed-reflective')).toEqual([
      'DPNC-35',
      'DPPS-40',
      'DPAF 35',
    ])
  })

  test('for every light and line no model of the line is nearer, and of two the lighter is taken', () => {
    for (const light of lights) {
      for (const { slug } of lines) {
        const nearest = nearestShade(modelsOf(slug), light)
        const distance = Math.abs((nearest?.vlt ?? 0) - light)
        for (const model of models.filter(({ line }) => line.slug === slug)) {
          const other = Math.abs(model.vlt - light)
          expect(other).toBeGreaterThanOrEqual(distance)
          if (nearest && model.vlt !== nearest.vlt && other === distance) {
            expect(isTie(nearest, light)).toBe(true)
          }
          if (other === distance) expect(model.vlt).toBeLessThanOrEqual(nearest?.vlt ?? 0)
        }
      }
    }
  })

  test('begins with the lines of the films', () => {
    const models = read('film=DPNC-35&film=DPAF+35')
    expect(query(withLight(models, 20))).toBe('line=nano-ceramic,dyed-reflective&vlt=20')
  })

  test('of one film alone puts two lines of its market beside it', () => {
    const next = read(query(withLight(read('film=DPRF-20'), 20)))
    expect(next.films.map(({ name }) => name)[0]).toBe('DPRF-20')
    expect(next.films).toHaveLength(3)
    expect(new Set(next.films.map(({ line }) => line.market))).toEqual(new Set(['automotive']))
  })

  test('ends with the films that were seen', () => {
    const same = read('vlt=20&line=nano-ceramic&line=dyed-reflective')
    expect(read(query(withLight(same, undefined))).films).toEqual(same.films)
  })
})

describe('a place', () => {
  test('gets another model, and the others stay where they are', () => {
    expect(query(withSlot(read('film=DPNC-35&film=DPRF-35'), 1, 'DPAF 35'))).toBe(
      'film=DPNC-35,DPAF 35',
    )
    expect(query(withSlot(read('film=DPNC-35&film=DPRF-35'), 3, 'DPAF 35'))).toBe(
      'film=DPNC-35,DPRF-35,,DPAF 35',
    )
  })

  test('that is freed leaves no empty ones at the end, and all freed is not the default', () => {
    expect(query(withSlot(read('film=DPNC-35&film=DPRF-35'), 1, ''))).toBe('film=DPNC-35')
    expect(query(withSlot(read('film=DPNC-35'), 0, ''))).toBe('film=')
  })
})
