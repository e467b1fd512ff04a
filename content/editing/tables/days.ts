/**
 * Reads days as spreadsheets rewrite them: 22.11.2026, 11/22/2026, 2026/11/22, and with the years of two digits that
 * macOS makes of them. Of 11/22 and 22/11 the file decides, by a day after the 12th; what can be read in two ways, and
 * what is no day, stays as it is.
 */
export function dayReader(cells: readonly string[]): (cell: string) => string {
  const slashed = cells.flatMap((cell) => {
    const [, first, second] = /^(\d{1,2})\/(\d{1,2})\/(?:\d\d){1,2}$/.exec(cell) ?? []
    return first && second ? [{ first: Number(first), second: Number(second) }] : []
  })
  const isDayFirst = slashed.some(({ first }) => first > 12)
  const isMonthFirst = slashed.some(({ second }) => second > 12)
  const isClear = isDayFirst !== isMonthFirst
  return (cell) => {
    const [, a = '', sign, b = '', year = ''] =
      /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|(?<!-)\d\d)$/.exec(cell) ?? []
    if (year !== '' && (sign !== '/' || isClear)) {
      return sign !== '/' || isDayFirst ? iso(year, b, a) : iso(year, a, b)
    }
    const [, y = '', m = '', d = ''] = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(cell) ?? []
    return y === '' ? cell : iso(y, m, d)
  }
}

/** 49 is 2049, and 50 is 1950. */
const iso = (year: string, month: string, day: string) =>
  `${year.length > 2 ? '' : year < '50' ? 20 : 19}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
