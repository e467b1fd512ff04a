import { paths } from './paths'

/** The address of the comparison with one model in it. */
export function comparisonPath(model: string): string {
  return `${paths.compare}?${new URLSearchParams({ film: model })}`
}
