/** NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const low = sorted[Math.floor(middle)] ?? Number.NaN
  const high = sorted[Math.ceil(middle)] ?? Number.NaN
  return (low + high) / 2
}

/** The smallest value that so large a share of them does not exceed; NaN for an empty list. */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(fraction * sorted.length) - 1] ?? Number.NaN
}

/** The median of each key over several records. */
export function medians<Key extends string>(
  records: readonly Readonly<Record<Key, number>>[],
): Readonly<Record<Key, number>> {
  const keys = Object.keys(records[0] ?? {}) as Key[]
  return Object.fromEntries(
    keys.map((key) => [key, median(records.map((record) => record[key]))]),
  ) as Record<Key, number>
}
