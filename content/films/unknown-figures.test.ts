import { expect, test } from 'vitest'
import { valueSheet } from '../compare/value-sheet'
import { find, type Question } from '../finder/find'
import { notesOn, reasonOut, reasonsAgainst } from '../finder/reasons'
import { limitsOf } from '../laws/tint-law'
import { limits as texas } from '../laws/us/texas'
import type { ModelRecord } from '../schema'
import { filmsFor, type ListedFilm, withValues } from './catalog'
import { shown } from './figures'
import { line as nanoCeramic } from './nano-ceramic/line'
import { specRows } from './spec-sheet'
import { filmText } from './text'
import { warrantyText } from './warranty'

/** As their makers print them: all that the finder goes by, and without the heat. */
const whole: ModelRecord = {
  name: 'A 35',
  emissivity: 0.33,
  stated: { vlt: 35, irr: '>90', uvr: '>99', tser: 61, outside: 9, inside: '<8' },
}
const partly: ModelRecord = { name: 'B 35', stated: { vlt: 35, uvr: '>99' } }

const film = filmsFor('automotive').find(({ name }) => name === nanoCeramic.name) as ListedFilm
const lineOf = (...models: readonly ModelRecord[]) =>
  withValues(film, { models, traits: { goesOn: ['front'] } })

const question = { kind: 'car', glass: 'front', needs: ['heat'], light: 'any' } as const

/** A line for buildings, of models whose makers print TSER on one pane, and of one with bands. */
const facade = filmsFor('architectural')[0] as ListedFilm
const banded: ModelRecord = {
  name: 'C 20',
  transmits: [1, 20, 13],
  reflects: { outside: [8, 50, 64], inside: [6, 12, 41] },
}
const facadeOf = (...models: readonly ModelRecord[]) =>
  withValues(facade, { models, traits: { goesOn: ['window'] } })
const insulated: Question = {
  kind: 'building',
  glass: 'window',
  needs: ['heat'],
  light: 'any',
  glazing: 'insulated',
}

test('what a maker prints is enough, bounds count as their number, and bands are not needed', () => {
  const [model] = lineOf(whole).models
  expect(model).toMatchObject({ vlt: 35, uvr: 99, tser: 61, emissivity: 0.33 })
  expect(model?.reflectance).toEqual({ outside: 9, inside: 8 })
  expect(find(question, [lineOf(whole)]).answers[0]?.model?.name).toBe('A 35')
})

test('a figure that is unknown is a dash in the table, and empty in the CSV', () => {
  const [row] = specRows(lineOf(partly))
  const cells = filmText.columns.map((column) => shown(row?.[column.key], column))
  expect(cells).toEqual(['35%', '–', '>99%', '0.46', '–'])
  expect(valueSheet(lineOf(partly).listed)).toContain('"B 35",35,,">99",0.46,,')
})

test('the finder leaves a model with unknown figures out, and says why', () => {
  const mixed = lineOf(whole, partly)
  const findings = find(question, [mixed])
  expect(findings.answers.map(({ model }) => model?.name)).toEqual(['A 35'])
  expect(notesOn(findings, question)).toContain(
    'B 35 is left out: its maker does not state IRR and TSER.',
  )
  const { out } = find(question, [lineOf(partly)])
  expect(out[0] && reasonOut(out[0], question, undefined)).toBe(
    'Its maker does not state what we would go by: IRR and TSER.',
  )
})

test('the finder asks for reflectance where mirrors count alone: to be unseen, and under a law', () => {
  const sheet: ModelRecord = { name: 'D 35', stated: { vlt: 35, irr: 93, uvr: 99, tser: 60 } }
  const line = lineOf(sheet)
  const { answers } = find(question, [line])
  expect(answers.map(({ model }) => model?.name)).toEqual(['D 35'])
  const said = answers[0] ? reasonsAgainst(answers[0], question).join(' ') : ''
  expect(said).toContain('How much it mirrors after dark is not stated.')
  expect(notesOn(find(question, [line]), question)).not.toContain('left out')

  const unseen: Question = { ...question, needs: ['seen'] }
  const law = {
    rules: limitsOf(texas),
    pane: { vehicle: 'car', window: 'front', glass: 75 },
  } as const
  for (const [asked, rules] of [
    [unseen, undefined],
    [question, law],
  ] as const) {
    const { out } = find(asked, [line], rules)
    expect(out[0] && reasonOut(out[0], asked, undefined, rules as never)).toBe(
      'Its maker does not state what we would go by: reflectance.',
    )
    const mixed = find(asked, [lineOf(whole, sheet)], rules)
    expect(notesOn(mixed, asked, rules)).toContain(
      'D 35 is left out: its maker does not state reflectance.',
    )
  }
})

test('without bands nothing is known of heat on insulated glass: the finder says so in place of a figure', () => {
  const onlyPrinted = facadeOf(whole)
  expect(find({ ...insulated, glazing: 'single' }, [onlyPrinted]).answers).toHaveLength(1)
  const { answers, out } = find(insulated, [onlyPrinted])
  expect(answers).toEqual([])
  expect(out[0] && reasonOut(out[0], insulated, undefined)).toBe(
    'Its maker does not state what we would go by: the bands of light that heat on insulated glass follows from.',
  )

  const mixed = find(insulated, [facadeOf(whole, banded)])
  expect(mixed.answers.map(({ model }) => model?.name)).toEqual(['C 20'])
  expect(notesOn(mixed, insulated)).toContain(
    'A 35 is left out: its maker does not state the bands of light that heat on insulated glass follows from.',
  )

  const glare: Question = { ...insulated, needs: ['glare'] }
  const [lighter] = find(glare, [facadeOf(whole, banded)]).answers
  const said = lighter ? reasonsAgainst(lighter, glare).join(' ') : ''
  expect(said).toContain('How much heat it rejects on insulated glass is not stated.')
  expect(said).not.toContain('61%')
  expect(notesOn(find(glare, [facadeOf(whole, banded)]), glare)).not.toContain('left out')
})

test('a warranty by region is one cell', () => {
  const warranty = [
    { region: 'Europe', period: '10 years', terms: 'If a dealer lays it.' },
    { region: 'India', period: '5 years' },
  ]
  expect(warrantyText({ warranty })).toBe('Europe: 10 years; India: 5 years')
})
