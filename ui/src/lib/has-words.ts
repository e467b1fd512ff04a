import { digitValue } from './digit-value.ts'

/** Letters and marks that are not a plain one with an accent, by what is typed for them. */
const typedFor: Readonly<Record<string, string>> = {
  ss: 'ß',
  ae: 'æ',
  oe: 'œ',
  o: 'ø',
  l: 'ł',
  d: 'đð',
  h: 'ħ',
  th: 'þ',
  i: 'ı',
  x: '×',
  σ: 'ς',
  ك: 'ک',
  ي: 'یى',
  ه: 'ة',
  '': 'ـ',
  "'": '’‘ʼʻ′',
  '"': '“”„«»',
  '-': '‐–—−',
  '/': '⁄',
  '.': '٫',
  ',': '٬',
}
const letters = new Map(
  Object.entries(typedFor).flatMap(([typed, all]) => [...all].map((one) => [one, typed])),
)
const anyLetter = new RegExp(`[${[...letters.keys()].join('')}]`, 'g')

/**
 * The text as it is compared, whatever its case, its accents, its blanks and the script of its digits: "elan" finds
 * "Élan", and "3001" what a language groups with a narrow blank. What cannot be seen, such as a soft hyphen, is left out.
 */
function plain(text: string): string {
  // What came from a server may be a number, or missing.
  const whole = String(text ?? '')
  return (/^[ -~]*$/.test(whole) ? whole.toLowerCase() : folded(whole))
    .replace(/(\d) +(?=[\d%])/g, '$1')
    .trim()
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    // Katakana as hiragana, which is typed first.
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(anyLetter, (letter) => letters.get(letter) as string)
    .replace(/[^\P{Nd}0-9]/gu, digitValue)

/** What is typed for them on other keyboards, or in an address. */
const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** A text as it is compared, also as others type it: without the marks within numbers and words, or by two letters. */
function spellingsOf(text: string): readonly string[] {
  const own = plain(text)
  const twofold = String(text ?? '')
    .normalize()
    .replace(/[äöüåø]/gi, (letter) => twoLetters[letter.toLowerCase()] as string)
  const spellings = [
    own,
    own.replace(/(\d)[,.'](?=\d{3}(?!\d))/g, '$1'),
    own.replace(/(\d)[ ()-]+(?=\d)/g, '$1').replace(/(\p{L})[-'](?=\p{L})/gu, '$1'),
    twofold === text ? own : plain(twofold),
  ]
  return [...new Set(spellings)]
}

/** The words that somebody typed, each in its spellings. */
const wordsOf = (typed: string) => typed.trim().split(/\s+/).map(spellingsOf)

/** The text in which words are looked for. */
const searchable = (text: string) => spellingsOf(text).join('\n')

/** Whether such a text has all the words, or beginnings and middles of words. */
const hasAll = (within: string, words: ReturnType<typeof wordsOf>) =>
  words.every((spellings) => spellings.some((word) => within.includes(word)))

/** The same of any text, and what somebody typed. */
const hasWords = (text: string, typed: string) => hasAll(searchable(text), wordsOf(typed))

export { hasAll, hasWords, plain, searchable, wordsOf }
