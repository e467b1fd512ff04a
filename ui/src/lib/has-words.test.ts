import { expect, test } from 'vitest'
import { hasWords } from './has-words.ts'

test('finds words whatever their order, capitals and accents', () => {
  expect(hasWords('São Paulo', 'paulo sao')).toBe(true)
  expect(hasWords('Cordoba', 'CÓRD')).toBe(true)
})

test('finds what a server gave as a number, and passes over what is missing', () => {
  expect(hasWords(2027 as never, '27')).toBe(true)
  for (const label of [null, undefined]) expect(hasWords(label as never, '2')).toBe(false)
})

test('finds nothing where one word is missing', () => {
  expect(hasWords('São Paulo', 'sao tome')).toBe(false)
})

test('a mark that stands for more than itself is not left out', () => {
  for (const [text, typed] of [
    ['C#', 'c++'],
    ['12 and 34', '1234'],
    ['5', '-5'],
    ['a\nb', 'ab'],
  ] as const)
    expect.soft(hasWords(text, typed), `${typed} in ${text}`).toBe(false)
})

test('finds everything for nothing typed', () => {
  expect(hasWords('Oslo', '')).toBe(true)
  expect(hasWords('Oslo', '  ')).toBe(true)
})

test('finds what is typed, whatever blanks, digits, letters and marks the text has', () => {
  const pairs = [
    ['3\u202F001,5', ['3 001,5', '3001,5', '3\u00A0001,5', '３００１', '٣٠٠١']],
    ['3\u00A0001', ['3 001', '3001']],
    ['٣٬٠٠١٫٥', ['3,001.5', '٣٬٠٠١٫٥']],
    ['१२३', ['123']],
    ['+49 30 1234', ['+49301234', '49 30']],
    ['Straße', ['strasse', 'STRASSE', 'straße', 'STRAẞE']],
    ['Strasse', ['Straße']],
    ['Łódź, Tromsø', ['lodz tromso']],
    ['İstanbul, Diyarbakır', ['istanbul diyarbakir']],
    ['Donau\u00ADdampf\u200B', ['donaudampf']],
    ['O’Brien', ["o'brien"]],
    ['−5 °C, Saint\u2011Denis', ['-5', 'saint-denis']],
    ['ﬁlm', ['film']],
    ['Row 3 12', ['12', '3 12']],
    ['οδόστρωμα', ['ΟΔΟΣ']],
    ['Οδός', ['οδοσ', 'ΟΔΌΣ']],
    ['Þórshöfn, Ħamrun', ['thorshofn hamrun']],
    ['2020–2021, ½', ['2020-2021', '1/2']],
    ['O‘Brien, Oʼzbek', ["o'brien", "o'zbek"]],
    ['کتابـــی', ['كتابي']],
    ['1,250,000 of 3.001', ['1250000', '1,250', '3001', '3.00']],
    ['3’001', ['3001', "3'001"]],
    ['50 %, 2×4', ['50%', '50 %', '2x4']],
    ['Jürgen Groß, Århus, Tromsø', ['juergen', 'JUERGEN', 'jurgen', 'aarhus', 'tromsoe']],
    ['Mueller', ['Müller', 'müll']],
    ['Wi-Fi, O’Brien', ['wifi', 'wi-', 'obrien']],
    ['email', ['e-mail']],
    ['(555) 123-4567, +49 (30) 12-34', ['5551234567', '555-123', '4930123', '(555) 123']],
    ['カタカナ, ﾃﾞｰﾀ', ['かたかな', 'カタカナ', 'データ']],
    ['مدرسة، موسى', ['مدرسه', 'موسي']],
    ['„Hawaiʻi“ — «x»', [`"hawai'i"`, '- "x"']],
  ] as const
  for (const [text, all] of pairs) {
    for (const typed of all) expect.soft(hasWords(text, typed), `${typed} in ${text}`).toBe(true)
  }
})
