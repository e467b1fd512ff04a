import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BLANKS } from '../../tests/support/nasty-text'
import { addressesIn, isBlank, lacksCountryCode, normalize } from './normalize'

test('a text of blanks is none', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...BLANKS)),
      fc.constantFrom('text', 'longText', 'email'),
      (blanks, kind) => {
        expect(normalize(kind, blanks.join(''))).toBe('')
      },
    ),
    { numRuns: 200 },
  )
  for (const text of ['0', '-', '李', '\u0301', '😀', ' a\u200b'])
    expect(isBlank(text), text).toBe(false)
})

test('an address is read as it was meant', () => {
  const address = 'office@example.com'
  for (const typed of [
    `\u00a0${address}\u200b`,
    `\ufeff ${address}`,
    'off\u00adice@exam\u200bple.com',
    'office＠example．com',
    'office@example。com',
    'ｏｆｆｉｃｅ@example｡com',
  ]) {
    expect(normalize('email', typed), typed).toBe(address)
  }
  expect(normalize('email', 'Ada@Bücher.de')).toBe('Ada@xn--bcher-kva.de')
})

const ada = 'ada@example.com'
test.each([
  'mailto:ada@example.com?subject=x',
  'MAILTO:ada%40example.com?subject=An%20order&cc=bob@example.com',
  'mailto:Ada%20%3Cada@example.com%3E',
  'mailto:100%ada@example.com',
  'ada%40example.com',
  'ada@example.com,',
  'ada@example.com;',
  'ada@example.com. ',
  'ada@example.com..',
  'ada@example.com!',
  'Anna <ada@example.com>',
  '<ada@example.com>;',
  '"Lovelace, Ada" <ada@example.com>',
  'Lovelace, Ada <ada@example.com>',
  'Ada Lovelace [mailto:ada@example.com]',
  'ada@example.com<mailto:ada@example.com>',
  '[ada@example.com](mailto:ada@example.com)',
  '<mailto:ada@example.com>',
  'ada@example.com (Ada)',
  '(Ada) ada@example.com',
  'To: ada@example.com',
  'From:ada@example.com\r\nTo:ada@example.com',
  'Please erase ada@example.com. Thank you.',
  '"ada@example.com" <ada@example.com>',
  "'ada@example.com'",
  '„ada@example.com“',
  '«ada@example.com»',
  '*ada@example.com*',
  ' ada@example.com\u200b',
  '\ufeffada@exam\u200bple.com\u00a0',
  'ada@\u00adexam\ufeffple.com',
  'ａｄａ＠example。com',
])('%j has the one address', (pasted) => {
  const [one = '', ...others] = addressesIn(pasted)
  expect(one.replace('100%', '')).toBe(ada)
  expect(others).toEqual([])
})

test.each<[string, readonly string[]]>([
  ['ADA@Example.COM', ['ADA@Example.COM']],
  ['Ada <ada@bücher.de>, ADA@xn--bcher-kva.de', ['ADA@xn--bcher-kva.de']],
  ["o'brien+film@example.co.uk", ["o'brien+film@example.co.uk"]],
  ['ÿ@例子.测试', ['ÿ@例子.测试']],
  ['mailto:ada+film@example.com', ['ada+film@example.com']],
  ['mailto:ada@example.com,bob@example.com', [ada, 'bob@example.com']],
  ['ada@example.com and bob@example.com', [ada, 'bob@example.com']],
  ['Ada <ada@example.com>;Bob <bob@example.com>', [ada, 'bob@example.com']],
  ['ada@example.com\nbob@example.com', [ada, 'bob@example.com']],
  ['ada@example.com\u2028bob@example.com', [ada, 'bob@example.com']],
  ['', []],
  ['ada', []],
  ['ada@', []],
  ['@', []],
  ["'@'", []],
  ['@example.com', []],
  ['ada(at)example.com', []],
  ['Ada <ada at example.com>', []],
])('%j has %j', (pasted, addresses) => {
  expect(addressesIn(pasted)).toEqual(addresses)
})

test('a number that starts with one 0, in any script, lacks its country code', () => {
  for (const typed of ['0532 555 01 42', '(0532) 555', '٠٥٣٢ ٥٥٥', '०११ २३', '０３-1234'])
    expect.soft(lacksCountryCode(typed), typed).toBe(true)
  for (const typed of ['', '0', '302 555 0142', '0044 20', '+44 (0)20', '＋44 020', '٩٠ ٥٣٢', '٦٠'])
    expect.soft(lacksCountryCode(typed), typed).toBe(false)
})

test('what is not blank stays, and once is enough', () => {
  const unit = fc.constantFrom(...BLANKS, 'a', 'é', '＠', '。', '\ud800')
  const kinds = fc.constantFrom('text', 'longText', 'email', 'phone', 'url', 'option')
  fc.assert(
    fc.property(kinds, fc.string({ unit }), (kind, text) => {
      const once = normalize(kind, text)
      expect(normalize(kind, once)).toBe(once)
      expect(isBlank(once)).toBe(once === '')
      if (kind === 'text' && !isBlank(text)) expect(once).toBe(text.replaceAll('\ud800', '\ufffd'))
    }),
    { numRuns: 500 },
  )
})
