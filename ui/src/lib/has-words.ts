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
  ي: 'ی',
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
  return String(text ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(anyLetter, (letter) => letters.get(letter) as string)
    .replace(/[^\P{Nd}0-9]/gu, digitValue)
    .replace(/(\d) +(?=[\d%])/g, '$1')
    .trim()
}

/** The words that somebody typed, as they are compared. */
const wordsOf = (typed: string) => typed.trim().split(/\s+/).map(plain)

/** The text in which words are looked for: also with its numbers as they are typed, without marks between thousands. */
function searchable(text: string): string {
  const within = plain(text)
  const ungrouped = within.replace(/(\d)[,.'](?=\d{3}(?!\d))/g, '$1')
  return ungrouped === within ? within : `${within}\n${ungrouped}`
}

/** Whether a text has all the words, or beginnings and middles of words, that somebody typed. */
function hasWords(text: string, typed: string): boolean {
  const within = searchable(text)
  return wordsOf(typed).every((word) => within.includes(word))
}

export { hasWords, plain, searchable, wordsOf }
