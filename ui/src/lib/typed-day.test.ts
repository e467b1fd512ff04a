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

/** The locales of the world's large languages, and calendars that differ in their years, months, eras or digits. */
const locales =
  'de-DE en-US en-GB en-CA fr-FR fr-CA sv-SE hu-HU bg-BG lv-LV hr-HR cs-CZ nl-NL eu-ES lt-LT pt-BR tr-TR vi-VN ja-JP ' +
  'zh-CN ko-KR mn-MN hi-IN mr-IN bn-BD ne-NP my-MM ar-EG ar-SA ckb-IQ he-IL th-TH fa-IR fa-AF ps-AF uz-AF ' +
  'ar-SA-u-ca-islamic-umalqura ar-u-ca-islamic-civil ja-JP-u-ca-japanese zh-TW-u-ca-roc am-ET-u-ca-ethiopic ' +
  'en-u-ca-coptic hi-u-ca-indian he-IL-u-ca-hebrew zh-CN-u-ca-chinese zh-u-nu-hanidec th-u-nu-thai'

/** Days of an era, in another month each: ends of months and years are among them. */
const days = Array.from(
  { length: 60 },
  (_, index) => new Date(Date.UTC(2019, 5 + index * 3, index % 32)),
)

test('reads every day that it writes', () => {
  for (const locale of locales.split(' ')) {
    for (const day of days.map((it) => it.toISOString().slice(0, 10))) {
      const text = dayText(day, locale)
      expect.soft(typedDay(text, locale), `${locale} ${text}`).toBe(day)
    }
  }
})

test('reads every day as a list writes it shortly', () => {
  // With months in letters or, written shortly, in numbers: the default of no region.
  for (const locale of locales.split(' ').filter((it) => !/hebrew|chinese/.test(it))) {
    const short = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' })
    for (const day of days) {
      const text = short.format(day)
      const read = typedDay(text, locale, 'finished')
      expect.soft(read, `${locale} ${text}`).toBe(day.toISOString().slice(0, 10))
    }
  }
})

test('of the calendar of a language and that of most others, takes the one in which a day is near', () => {
  for (const [text, locale] of [
    ['27/11/2569', 'th-TH'],
    ['27/11/2026', 'th-TH'],
    ['27112569', 'th-TH'],
    ['2026-11-27', 'th-TH'],
    ['1405/9/6', 'fa-IR'],
    ['٦ ٩ ١٤٠٥', 'ar-u-ca-persian'],
    ['۱۴۰۵-۰۹-۰۶', 'fa-IR'],
    ['2026-11-27', 'fa-IR'],
    ['R8/11/27', 'ja-JP-u-ca-japanese'],
  ] as const) {
    expect.soft(typedDay(text, locale), `${text} ${locale}`).toBe('2026-11-27')
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
