/** NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const low = sorted[Math.floor(middle)] ?? Number.NaN
  const high = sorted[Math.ceil(middle)] ?? Number.NaN
  return (low + high) / 2
}

/** The smallest value that at least this share of the values does not exceed; NaN for an empty list. */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(fraction * sorted.length) - 1] ?? Number.NaN
}

/** The median of each key over several records. */
export function medians<Metrics extends Readonly<Record<string, number>>>(
  records: readonly Metrics[],
): Metrics {
  const keys = Object.keys(records[0] ?? {})
  return Object.fromEntries(
    keys.map((key) => [key, median(records.map((record) => record[key] ?? Number.NaN))]),
  ) as Metrics
}

/** Medians of two measurements, made in turns, so that other load on the machine affects both. */
export async function inTurns<Metrics extends Readonly<Record<string, number>>>(
  name: string,
  samples: number,
  ...measure: readonly [() => Promise<Metrics>, () => Promise<Metrics>]
): Promise<[Metrics, Metrics]> {
  const first: Metrics[] = []
  const second: Metrics[] = []
  for (let sample = 1; sample <= samples; sample++) {
    first.push(await measure[0]())
    second.push(await measure[1]())
    console.log(`${name}: ${sample} of ${samples}`)
  }
  return [medians(first), medians(second)]
}
