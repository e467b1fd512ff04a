/** Says of values that they are illustrative: once for each block of them. */
export const illustrativeNote =
  'Illustrative values, not measured ones. Ask for the current data sheet.'

/** The same in a message to a dealer that carries such values. */
export const inquiryNote = '(From illustrative values.)'

/** The note of a block of rows, which names those that are stated; undefined where all are. */
export function noteOn(
  rows: readonly { readonly name: string; readonly illustrative: boolean }[],
): string | undefined {
  if (!rows.some(({ illustrative }) => illustrative)) return undefined
  const stated = new Set(rows.filter(({ illustrative }) => !illustrative).map(({ name }) => name))
  if (stated.size === 0) return illustrativeNote
  const names = new Intl.ListFormat('en').format(stated)
  return illustrativeNote.replace('.', `, apart from those of ${names}.`)
}
