import { expect, test } from 'vitest'
import { lines } from '../films/models'
import { loadLaw } from '../laws/load-law'
import { find, type Question } from './find'
import { questionOf } from './question'
import { heatWarning, messageOf, notesOn, reasonOut, reasonsAgainst, reasonsFor } from './reasons'

const answersTo = (question: Question) =>
  find(question, lines).answers.map((answer) => ({
    name: answer.model?.name ?? answer.line.slug,
    against: reasonsAgainst(answer, question).join(' '),
    warning: heatWarning(answer, question),
  }))

const building = (question: Partial<Question>): Question => ({
  kind: 'building',
  glass: 'window',
  needs: ['heat'],
  light: 'any',
  ...question,
})

test('glass that heat cracks is warned of by what it is, whatever film goes on it', () => {
  const said = (question: Partial<Question>) => answersTo(building(question))
  for (const [glazing, words] of [
    ['insulated', 'insulated glass can crack'],
    ['laminated', 'laminated glass can crack'],
    ['wired', 'wired glass can crack'],
    ['tinted', 'tinted or coated glass can crack'],
    ['plastic', 'plastic glazing can crack'],
  ] as const) {
    for (const { name, warning } of said({ glazing })) expect(warning, name).toContain(words)
  }
  for (const { name, warning } of said({ glass: 'skylight' }))
    expect(warning, name).toContain('a skylight can crack')
  const decorative = said({ glazing: 'wired', needs: ['seenAtNight'] })
  expect(decorative.map(({ warning }) => warning).join()).toContain('How much heat it takes up')
})

test('of one clear pane only a film is warned of that takes up half of the sun', () => {
  const clear = answersTo(building({ needs: ['breakIns'], glazing: 'single' }))
  expect(clear).toContainEqual(expect.objectContaining({ warning: undefined }))
  const dark = answersTo(building({ needs: ['glare'], light: 'dark', glazing: 'single' }))
  expect(dark.some(({ warning }) => warning?.includes('a pane in part shade can crack'))).toBe(true)
})

test('a glass wall indoors stands in no sun', () => {
  const question = building({ glass: 'partition', needs: ['breakIns'], glazing: 'wired' })
  for (const { name, warning } of answersTo(question)) expect(warning, name).toBe(undefined)
})

test('what hides by day need not at night: with lamps on only frost does', () => {
  const { answers: byNight } = find(building({ needs: ['seenAtNight'] }), lines)
  const frosted = byNight.filter(({ line }) => line.traits.frosted)
  expect(frosted.map(({ line }) => line.slug)).toContain('decorative-films')
  expect(frosted).toEqual(byNight)
  const byDay = answersTo(building({ needs: ['seen'] }))
  expect(byDay.length).toBeGreaterThan(1)
  const slugs = frosted.map(({ line }) => line.slug)
  for (const { name, against } of byDay) {
    if (!slugs.includes(name)) expect(against, name).toContain('with lamps on at night')
  }
})

test('the figures that the owner states are not called illustrative, and what follows from the bands is said', () => {
  const marked = <Of extends { name: string }>(models: readonly Of[]) =>
    models.map((model) => ({ ...model, illustrative: model.name !== 'DPSK-30' }))
  const asIf = lines.map((line) => ({
    ...line,
    listed: marked(line.listed),
    models: marked(line.models),
  }))
  const notes = (asked: Partial<Question>) => {
    const question: Question = {
      ...{ kind: 'car', glass: 'front', needs: ['glare'], light: 'any' },
      ...asked,
    }
    return notesOn(find(question, asIf), question)
  }
  expect(notes({})).toContain('apart from those of DPSK-30.')
  expect(notes({ kind: 'building', glass: 'window' })).not.toContain('DPSK-30')
  const follows = 'from its bands follow 65%'
  expect(notes({ light: 'dark' })).not.toContain(follows)
  const answers = find(
    { kind: 'car', glass: 'front', needs: ['glare'], light: 'any' },
    asIf,
  ).answers
  const named = answers.some(({ model }) => model?.name === 'DPSK-30')
  expect(notes({}).includes(follows)).toBe(named)
})

test('a dealer hears what the glass is, where it is known', () => {
  const asked = (question: Partial<Question>) => messageOf(building(question), undefined, undefined)
  expect(asked({ glazing: 'insulated' })).toContain('(window or door in the sun, insulated glass)')
  expect(asked({ glazing: 'unknown' })).toContain('(window or door in the sun)')
})

test.each([
  ['georgia', 'rearSide', 'It is too close to call in Georgia: This film reflects 20%; the law'],
  ['nevada', 'rearSide', 'We cannot say that it passes in Nevada: This film is a mirror'],
  ['ohio', 'rearSide', 'It does not pass in Ohio: This film is a mirror'],
  ['california', 'front', 'It does not pass in California: 50% film × 75%'],
  ['india', 'front', 'It does not pass in India: No film is allowed here.'],
] as const)('a mirror in %s, %s: is out by what decides', async (slug, window, said) => {
  const rules = await loadLaw(slug)
  if (!rules) throw new Error(`There is no law of ${slug}.`)
  const law = { rules, pane: { vehicle: 'car', window, glass: 75 } as const }
  const question: Question = { kind: 'car', glass: window, needs: ['fading'], light: 'any' }
  const { out } = find(question, lines, law)
  const mirror = out.find(({ line }) => line.slug === 'reflective-film')
  expect(mirror && reasonOut(mirror, question, undefined, law)).toContain(said)
})

test('heat on insulated glass counts with both panes, and the glass is named', () => {
  const asked = (glazing: 'single' | 'insulated') => {
    const question: Question = {
      kind: 'building',
      glass: 'window',
      needs: ['heat'],
      light: 'any',
      glazing,
    }
    return find(question, lines).answers.map((answer) => reasonsFor(answer, question)[0] ?? '')
  }
  for (const [glazing, glass] of [
    ['single', 'one clear pane'],
    ['insulated', 'insulated glass'],
  ] as const) {
    const said = asked(glazing)
    expect(said.length).toBeGreaterThan(0)
    for (const sentence of said) {
      expect(sentence).toContain(` on ${glass}.`)
      expect(Number(/\d+/.exec(sentence)?.[0])).toBeGreaterThanOrEqual(50)
    }
  }
  expect(asked('insulated')).not.toEqual(asked('single'))
})

test('behind privacy glass no film is asked for against being seen, and the light is that through both', () => {
  const chosen = new URLSearchParams('on=mpv&window=rearSide&bothers=seen&behind=privacy')
  const question = questionOf(chosen)
  const [first] = find(question, lines).answers
  const said = first && reasonsFor(first, question)[0]
  expect(said).toMatch(/^The glass alone, at 20%, is hard to look into by day; with this film \d+%/)
  const through = Number(/(\d+)% comes through/.exec(said ?? '')?.[1])
  expect(through).toBe(Math.round((20 * (first?.model?.vlt ?? 0)) / 90))
})
