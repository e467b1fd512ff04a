/** Texts that a spreadsheet would run as a formula; the list is OWASP's, for CSV injection. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * Rows as CSV by RFC 4180: lines end with CRLF, and cells with commas, quotes or line breaks are quoted. A text
 * that begins a formula gets an apostrophe before it; numbers stay numbers, and undefined is an empty cell.
 */
export function csv(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('')
}

function cellText(cell: string | number | undefined): string {
  if (typeof cell !== 'string') return String(cell ?? '')
  const harmless = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Tells Excel that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * A line of texts that strangers wrote, every cell quoted and made harmless as OWASP advises against CSV
 * injection: an apostrophe before what begins a formula, so that a spreadsheet shows it as text. Also where a
 * spreadsheet that expects another separator would see a cell begin: after a line break, a tab, a semicolon or a bar.
 */
export function harmlessCsvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const harmless = cell.replaceAll(FORMULA, "$1'$2").replace(/^[\t\r]/, "'$&")
    return `"${harmless.replaceAll('"', '""')}"`
  })
  return `${quoted.join(',')}\r\n`
}

/** Blanks and quotes may stand before a formula, and East Asian scripts have wider signs that begin one too. */
const FORMULA = /(^|[\t\r\n;|,])((?:[^\S\t\r\n]|["'\0])*[=+\-@＝＋－＠])/g
