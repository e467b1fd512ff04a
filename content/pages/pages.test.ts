import { describe, expect, test } from 'vitest'
import { dashboard } from '../desk/text'
import { films, loadFilm } from '../films/catalog'
import { lawPage } from '../laws/place-text'
import { places } from '../laws/places'
import type { PageMeta } from '../schema'
import { about } from './about'
import { cart } from './cart'
import { errors } from './errors'
import { faq } from './faq'
import { home } from './home'
import { thankYou } from './thanks'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
})
const metas = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter(([name]) => /meta$/i.test(name))
    .map(([name, meta]) => ({ where: `${file} ${name}`, ...(meta as PageMeta) })),
)
const lines = await Promise.all(films.map((film) => loadFilm(film)))
const filmMetas = lines.map(({ path, meta }) => ({ where: path, ...meta }))
const lawMetas = places.map(({ path, name }) => ({
  where: path,
  title: lawPage.title(name),
  description: lawPage.description(name, 'September 22, 2026'),
}))
const allMetas = [...metas, ...filmMetas, ...lawMetas]

describe('metadata', () => {
  test('of every page module', () => {
    expect(new Set(metas.map(({ where }) => where.split(' ')[0]))).toEqual(
      new Set(Object.keys(modules)),
    )
  })

  test('every page has a title and a description of the right length', () => {
    for (const { where, title, description } of allMetas) {
      expect.soft(title, `${where}: a title has 3 to 50 characters`).toMatch(/^.{3,50}$/)
      const rule = `${where}: a description has 70 to 160 characters, this has ${description.length}`
      expect.soft(description, rule).toMatch(/^.{70,160}$/)
    }
  })
})

describe('home', () => {
  test('has four slides, five seconds each', () => {
    expect(home.slider.slides).toHaveLength(4)
    expect(new Set(home.slider.slides.map(({ id }) => id)).size).toBe(4)
    expect(home.slider.intervalMs).toBe(5000)
  })
})

test('the about page states the year of foundation and has its six subjects', () => {
  expect(about.hero.lead).toContain('2015')
  expect(about.sections.map(({ id }) => id)).toEqual([
    'story',
    'mission',
    'vision',
    'quality',
    'research',
    'customers',
    'future',
  ])
})

describe('FAQ', () => {
  test('13 questions answer all fourteen topics', () => {
    const asked = faq.questions.map(({ question }) => question)
    expect(asked, 'content/pages/faq.ts: a new question stands in this list, too').toEqual([
      'What is VLT?',
      'What is IR, and what does IRR tell me?',
      'What is TSER, and what is a good value?',
      'How much ultraviolet does film block?',
      'What does ply mean?',
      'What is a mil?',
      'Will film stop my furniture from fading?',
      'Does film reduce glare?',
      'Can I see well at night?',
      'How long does film last?',
      'Does film disturb phone, GPS or radio?',
      'Dyed, metallic or ceramic: which should I choose?',
      'Will film lower my energy bill?',
    ])
  })

  test('figures of the FAQ', () => {
    for (const [topic, figure] of [
      ['TSER', '70 to 85%'],
      ['ultraviolet', '95 to 100%'],
      ['at night', '20 to 50%'],
      ['film last', '5 to 10 years'],
      ['a mil', '2 to 16 mil'],
      ['energy bill', 'up to 80%'],
    ] as const) {
      const answer = faq.questions.find(({ question }) => question.includes(topic))
      expect.soft(answer?.answer, topic).toContain(figure)
    }
  })
})

test('the texts of the catalog stand to the letter', () => {
  expect(cart.empty).toBe('Your cart is empty.')
  expect(thankYou.text).toBe('Your order has been placed successfully.')
  expect(thankYou.ways[0]).toEqual({ name: 'Back to Store', to: '/auto-store' })
  expect(errors.title).toBe('Unexpected Application Error!')
  expect(errors.chunkFailed('about')).toBe('Loading chunk about failed')
  expect(dashboard.loading).toBe('Loading...')
  expect(dashboard.tabs.slice(0, 3).map(({ title, empty }) => [title, empty])).toEqual([
    ['Contact Us Submissions', 'No submissions found.'],
    ['Distributor Applications', 'No applications found.'],
    ['Newsletter Subscribers', 'No subscribers found.'],
  ])
})
