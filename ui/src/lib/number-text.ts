/** Formats a number in a locale. */
function count(value: number, locale: string): string {
  return value.toLocaleString(locale)
}

/** "20%" for 20, as its language writes it. */
function percent(value: number, locale: string): string {
  return (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
}

export { count, percent }
