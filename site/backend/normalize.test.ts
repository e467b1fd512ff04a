import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BLANKS } from '../../tests/support/nasty-text'
import { isBlank, lacksCountryCode, normalize } from './normalize'

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
    'office＠example．com',
    'office@example。com',
    'ｏｆｆｉｃｅ@example｡com',
  ]) {
    expect(normalize('email', typed), typed).toBe(address)
  }
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
