import { expect, test } from 'vitest'
import { compare as text } from '../pages/compare'
import { readChoice } from './choice'
import { messageOf, summaryOf } from './summary'

const read = (query: string) => readChoice(new URLSearchParams(query))

test('a comparison is said in a sentence, with how far each film is from the light of all', () => {
  expect(summaryOf(read('film='))).toBe(text.nothing)
  expect(summaryOf(read('film=DPNC-35'))).toBe(text.single('DPNC-35'))
  expect(summaryOf(read('film=DPNC-35&film=DPRF-35'))).toBe('DPNC-35 and DPRF-35 side by side.')
  expect(summaryOf(read('film=DPNC-35&film=DPNC-25'))).toContain(text.differentLight)
  expect(summaryOf(read('vlt=35&line=nano-ceramic'))).toContain('DPNC-35 (exactly)')
})

test('an inquiry names each film with its line', () => {
  expect(messageOf(read('film=DPNC-35'))).toMatch(/^I am interested in DPNC-35 \(.+\)\.$/)
})
