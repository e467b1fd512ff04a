import { hasAll, searchable, wordsOf } from '../lib/has-words.ts'
import { type Column, cellText, type Formats, noteText } from './column.ts'

/** Everything a row shows, for comparing. */
type TextOf<Row> = (row: Row) => string

/** Builds the text of each row once, when it is first asked for. */
function searchIndex<Row extends object>(
  columns: readonly Column<Row>[],
  formats?: Formats | undefined,
): TextOf<Row> {
  const texts = new WeakMap<Row, string>()
  return (row) => {
    let text = texts.get(row)
    if (text === undefined) {
      const shown = columns.flatMap((column) => [
        cellText(column, row, formats),
        noteText(column, row),
      ])
      text = searchable(shown.join('\n'))
      texts.set(row, text)
    }
    return text
  }
}

/** The rows whose text has all the words of the query, wherever in the row. */
function searchRows<Row>(rows: readonly Row[], textOf: TextOf<Row>, query: string): readonly Row[] {
  if (query.trim() === '') return rows
  const words = wordsOf(query)
  return rows.filter((row) => hasAll(textOf(row), words))
}

/** Builds the texts while the browser is idle, before the first letter is typed. Returns a function that stops it. */
function prepareSearch<Row>(rows: readonly Row[], textOf: TextOf<Row>): () => void {
  // Safari lacks it, so there the first letter builds them.
  if (typeof requestIdleCallback === 'undefined') return () => {}
  let next = 0
  let handle = requestIdleCallback(prepare)
  function prepare(idle: IdleDeadline) {
    for (; next < rows.length && idle.timeRemaining() > 1; next++) {
      const row = rows[next]
      if (row !== undefined) textOf(row)
    }
    if (next < rows.length) handle = requestIdleCallback(prepare)
  }
  return () => cancelIdleCallback(handle)
}

export { prepareSearch, searchIndex, searchRows, type TextOf }
