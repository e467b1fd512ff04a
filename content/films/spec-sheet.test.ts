import { expect, test } from 'vitest'
import type { Model } from './catalog'
import { lines } from './models'
import { featuredModel, sheetNotes, thicknessesOf } from './spec-sheet'

const model = (name: string, illustrative: boolean) => ({ name, illustrative }) as Model
const featured = (...models: Model[]) => featuredModel({ models })?.name

test('the figures of a line are those of a model with stated values, and the one in the middle of several', () => {
  const guessed = ['a', 'b', 'c', 'd'].map((name) => model(name, true))
  expect(featured(...guessed)).toBe('b')
  expect(featured(...guessed, model('e', false))).toBe('e')
  const measured = ['a', 'b', 'c'].map((name) => model(name, false))
  expect(featured(...measured)).toBe('b')
  expect(featured()).toBeUndefined()
})

test('a sheet for glass of buildings says that heat can crack some of it', () => {
  for (const line of lines.filter(({ models }) => models.length > 0)) {
    expect
      .soft(sheetNotes(line).includes('can crack'), line.slug)
      .toBe(line.market === 'architectural')
  }
})

test('values are illustrative where a thickness is, and none is named that a sheet does not have', () => {
  const line = lines.find(({ slug }) => slug === 'windshield-protection')
  if (!line) throw new Error('There is no film for windshields.')
  expect(sheetNotes(line)).not.toContain('apart from')
  const traits = {
    ...line.traits,
    thicknesses: line.traits.thicknesses.map((one) => ({ ...one, illustrative: true })),
  }
  const listed = line.listed.map((one) => ({ ...one, illustrative: false }))
  expect(sheetNotes({ ...line, listed })).not.toContain('Illustrative')
  expect(sheetNotes({ ...line, listed, traits })).toContain('Illustrative')
})

test('the thickest of a line is drawn as high as its room', () => {
  for (const line of lines.filter(({ traits }) => traits.thicknesses.length > 0)) {
    const { tiles } = thicknessesOf(line)
    expect.soft(tiles, line.slug).toHaveLength(line.traits.thicknesses.length)
    expect.soft(Math.max(...tiles.map(({ height }) => height)), line.slug).toBe(100)
  }
})
