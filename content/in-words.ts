import { capitalized } from './capitalized'

const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )

/** A count as a word, as copy has it; in figures from twenty on. */
export function inWords(count: number): string {
  return words[count] ?? String(count)
}

/** The same at the beginning of a sentence. */
export const inWordsFirst = (count: number): string => capitalized(inWords(count))
