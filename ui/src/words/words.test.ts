import { expect, test } from 'vitest'
import { english } from '../english.ts'
import { arabic } from './ar.ts'
import { german } from './de.ts'

/** All texts of a table by their path; functions get a number for each parameter. */
function textsOf(words: object, place = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, entry]): [string, string][] => {
    const here = `${place} ${name}`
    if (typeof entry === 'object') return textsOf(entry, here)
    return [[here, typeof entry === 'string' ? entry : entry(7, 7, 'ar')]]
  })
}

/** These texts are the same in every language. */
const international = / (optionalText|month|uv|valueText|widthText|regionLabel)$/

test('no text of a language is in another', () => {
  const original = Object.fromEntries(textsOf(english))
  for (const [place, text] of textsOf(german).filter(([place]) => !international.test(place))) {
    if (/[a-z]/i.test(text)) expect.soft(text, place).not.toBe(original[place])
  }
  for (const [place, text] of textsOf(arabic).filter(([place]) => !international.test(place))) {
    expect.soft(text, place).not.toMatch(/[A-Za-z]/)
  }
})

test('Arabic counts in six forms, with the digits of its region', () => {
  const fields = (count: number) => arabic.formShell.invalidText(count, 'ar-EG')
  expect([1, 2, 3, 11, 100, 102].map(fields)).toEqual([
    'يحتاج حقل واحد إلى مراجعة.',
    'يحتاج حقلان إلى مراجعة.',
    'تحتاج ٣ حقول إلى مراجعة.',
    'يحتاج ١١ حقلًا إلى مراجعة.',
    'يحتاج ١٠٠ حقل إلى مراجعة.',
    'يحتاج ١٠٢ حقل إلى مراجعة.',
  ])
  expect(arabic.formShell.invalidText(3, 'ar-AE')).toBe('تحتاج 3 حقول إلى مراجعة.')
})
