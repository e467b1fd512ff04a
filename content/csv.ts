/** Tells Excel that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

export const SEPARATORS = [',', ';'] as const
/** What stands between cells. */
export type Separator = (typeof SEPARATORS)[number]

/** What spreadsheets expect between cells in a language: a semicolon, unless numbers have a decimal point. */
export function separatorOf(locale?: string): Separator {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === '.') ? ',' : ';'
}

/**
 * Rows as CSV by RFC 4180: lines end with CRLF, every text is quoted, numbers stay numbers, and undefined is an
 * empty cell. Strangers write texts, so they are made harmless as OWASP advises against CSV injection: an apostrophe
 * before what begins a formula, so that a spreadsheet shows it as text. Also where a spreadsheet that expects another
 * separator would see a cell begin: after a line break, a tab, a semicolon or a bar.
 */
export function csv(
  rows: readonly (readonly (string | number | undefined)[])[],
  separator: Separator = ',',
): string {
  return rows.map((cells) => `${cells.map(cellText).join(separator)}\r\n`).join('')
}

function cellText(cell: string | number | undefined): string {
  if (typeof cell !== 'string') return String(cell ?? '')
  const harmless = cell.replaceAll(FORMULA, "$1'$2").replace(/^[\t\r]/, "'$&")
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Quotes and what shows nothing may stand before a formula, which several signs that look alike can begin. */
const FORMULA =
  /(^|[\t\r\n;|,])((?:(?![\t\r\n])[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800"'])*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−﬩])/gu
