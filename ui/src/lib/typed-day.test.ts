import { expect, test } from 'vitest'
import { dayText } from './day.ts'
import { dayPattern, typedDay } from './typed-day.ts'

test('reads a day in the order and the digits of its language', () => {
  const typed = [
    ['1.4.2027', 'de'],
    ['01.04.2027', 'de'],
    ['01042027', 'de'],
    ['1/4/2027', 'en-GB'],
    ['4/1/2027', 'en'],
    ['04012027', 'en'],
    ['2027. 4. 1.', 'ko'],
    ['20270401', 'ja'],
    ['١‏/٤‏/٢٠٢٧', 'ar-EG'],
    ['2027-04-01', 'de'],
  ] as const
  for (const [text, locale] of typed) {
    expect.soft(typedDay(text, locale), `${text} ${locale}`).toBe('2027-04-01')
  }
})

test('reads what it writes', () => {
  for (const locale of [
    'de',
    'en',
    'en-CA',
    'fr',
    'ar',
    'ar-EG',
    'fa',
    'th',
    'zh',
    'hu',
    'sv',
    'hi',
  ]) {
    expect.soft(typedDay(dayText('2027-12-31', locale), locale), locale).toBe('2027-12-31')
  }
})

test('takes the digits of an input method', () => {
  expect(typedDay('２０２７／４／１', 'ja')).toBe('2027-04-01')
})

test('takes no text for a day that is none', () => {
  for (const text of [
    '',
    'soon',
    '1.4.',
    '31.2.2027',
    '1.13.2027',
    '1.4.27',
    '104202',
    '1.2.3.2027',
  ]) {
    expect.soft(typedDay(text, 'de'), text).toBe('')
  }
})

test('says how a day is typed', () => {
  const names = { day: 'TT', month: 'MM', year: 'JJJJ' }
  expect(dayPattern('de', names)).toBe('TT.MM.JJJJ')
  expect(dayPattern('en', names)).toBe('MM/TT/JJJJ')
})
