import type { PlaceLimits } from '../laws/tint-law'

/** The day a year before an ISO date, as an ISO date. */
function yearBefore(date: string): string {
  const day = new Date(date)
  day.setUTCFullYear(day.getUTCFullYear() - 1)
  return day.toISOString().slice(0, 10)
}

/** Returns the records last checked over a year ago, oldest first. */
export function staleLaws<Law extends Pick<PlaceLimits, 'checked'>>(
  laws: readonly Law[],
  date: string,
): readonly Law[] {
  const limit = yearBefore(date)
  return laws
    .filter(({ checked }) => checked <= limit)
    .sort((a, b) => a.checked.localeCompare(b.checked, 'en'))
}
