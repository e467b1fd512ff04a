/** Tells Excel that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/** One line of CSV as RFC 4180 has it, ended by CR LF: cells are quoted where they need it, quotes doubled. */
export function csvLine(cells: readonly (string | number)[]): string {
  const quoted = cells.map((cell) => {
    const text = String(cell)
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${quoted.join(',')}\r\n`
}

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
