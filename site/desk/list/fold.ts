import { digitOf } from '../../backend/normalize'

/** Letters and signs that Unicode gives no common form: with a stroke, ligatures, what keyboards write in several ways. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ς: 'σ',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  '‘': "'",
  '’': "'",
  ʼ: "'",
}

/** A text without accents, case, what shows nothing, and forms of the same letter, digit or sign. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?!\d)\p{Nd}/gu, digitOf)
    .toUpperCase()
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => PLAIN[letter] ?? letter)
}
