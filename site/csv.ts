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
