/** Formats a number in a locale. */
function count(value: number, locale: string): string {
  return value.toLocaleString(locale)
}

/** "20%" for 20, as its language writes it. */
function percent(value: number, locale: string): string {
  return (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** "1.2MB" for 1,234,567, as its language writes it. */
function bytes(value: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(value, 1)) / 3), byteUnits.length - 1)
  return (value / 1000 ** power).toLocaleString(locale, {
    style: 'unit',
    unit: byteUnits[power],
    unitDisplay: 'narrow',
    maximumFractionDigits: power < 2 ? 0 : 1,
  })
}

export { bytes, count, percent }
