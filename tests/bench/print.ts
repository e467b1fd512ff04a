/** Prints a table: the first column left-aligned, the others right-aligned. */
export function printTable(
  titles: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = rows.map((row) => row.map(formatCell))
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  console.log(['', line(titles), ...cells.map(line), ''].join('\n'))
}

/** Three significant digits: more would suggest a precision that the measurements do not have. */
function formatCell(cell: string | number): string {
  if (typeof cell === 'string') return cell
  if (Number.isNaN(cell)) return '-'
  if (Math.abs(cell) >= 100 || Number.isInteger(cell)) return cell.toFixed(0)
  return Math.abs(cell) >= 10 ? cell.toFixed(1) : cell.toPrecision(3)
}
