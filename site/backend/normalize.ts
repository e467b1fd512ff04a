import type { FieldDescription } from './fields'

/**
 * A character that shows nothing: separators, controls and formats, the letters and marks that are drawn blank.
 */
export const BLANK_CHARACTERS =
  '\\p{Z}\\p{Cc}\\p{Cf}\\u{34f}\\u{115f}\\u{1160}\\u{17b4}\\u{17b5}\\u{180b}-\\u{180f}\\u{2065}\\u{2800}\\u{3164}' +
  '\\u{fe00}-\\u{fe0f}\\u{ffa0}\\u{fff0}-\\u{fff8}\\u{e0000}-\\u{e0fff}'

const visible = new RegExp(`[^${BLANK_CHARACTERS}]`, 'u')
const zeroWidth = new RegExp(`\\ufeff|(?!\\s)[${BLANK_CHARACTERS}]`, 'gu')

/** Whether a text has nothing that can be seen. */
export const isBlank = (text: string): boolean => !visible.test(text)

/**
 * What a visitor meant to enter: a blank text is none, and the umlauts in the host of an e-mail address are letters
 * that mail servers know. Half a surrogate pair, which no encoding can hold, becomes U+FFFD.
 */
export function normalize(kind: FieldDescription['kind'], text: string): string {
  if (isBlank(text)) return ''
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd')
  return kind === 'email' ? withAsciiHost(tidyAddress(wellFormed)) : wellFormed
}

/** An e-mail address without blanks around it and anything invisible in it, where a full-width ＠ or 。 is `@` or `.`. */
export const tidyAddress = (text: string): string =>
  text.normalize('NFKC').replaceAll('。', '.').replace(zeroWidth, '').trim()

function withAsciiHost(address: string): string {
  const [, user, host] = /^(.*@)([^\s/?#:\\@]*[^\p{ASCII}][^\s/?#:\\@]*)$/su.exec(address) ?? []
  if (!host || !URL.canParse(`https://${host}`)) return address
  return user + new URL(`https://${host}`).hostname
}

/** Whether a number starts with the one 0 of calls within a country, in the digits of any script. */
export function lacksCountryCode(phone: string): boolean {
  const [first = '', second = ''] = phone.match(/[+＋]|\p{Nd}/gu) ?? []
  return isZero(first) && second !== '' && !isZero(second)
}

const isZero = (digit: string) => digitOf(digit) === '0'

/** The value of a digit of any script: Unicode has ten in a row, which begin at ...0 or ...6. */
export function digitOf(digit: string): string {
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0
  const row = code - (code % 16)
  return `${code - row - (/\p{Nd}/u.test(String.fromCodePoint(row)) ? 0 : 6)}`
}

/** What all spellings of an address have in common: neither case, nor the letters or the last dot of its host. */
export function addressKey(address: string): string {
  return normalize('email', address)
    .toLowerCase()
    .replace(/(@.+)\.$/s, '$1')
}

const mailLink = /mailto:([^\s?<>)\]"]*)(\?[^\s<>)\]"]*)?/gi
const address = /[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\/?#!&|]+/gu
const quotesAround = /^['’‘“”„‚«»‹›*]+|[.…'’‘“”«»‹›*]+$/gu

/**
 * The addresses in what was copied from a mail, in any of the forms that programs give them: a link, in brackets
 * behind a name, with a comma. Parsers of address lists lose those of a link, and the second of two with a word between.
 */
export function addressesIn(pasted: string): readonly string[] {
  const text = tidyAddress(pasted)
    .replace(mailLink, (_, to: string) => ` ${decoded(to)} `)
    .replaceAll('%40', '@')
  const found = (text.match(address) ?? []).map((it) => it.replace(quotesAround, ''))
  const byKey = new Map(found.map((it) => [addressKey(it), it]))
  return [...byKey.values()].filter((it) => /[^@]@[^@]/.test(it))
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}
