import { distance } from 'fastest-levenshtein'
import { lawPage } from './laws/place-text'
import { places } from './laws/places'
import type { Link } from './schema'

/** Lower case, without slashes at the ends and without a file extension. */
function normalize(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/^\/+|\/+$/g, '')
    .slice(0, 200)
}

/** The pages of places, which a visitor finds by the name of the place. */
const lawPages: readonly Link[] = places.map(({ name, path }) => ({
  name: lawPage.title(name),
  to: path,
}))

/**
 * The pages, and those of places, with the addresses most similar to the requested one, best first: by edit distance relative to
 * length, so that long addresses have no disadvantage.
 */
export function nearestPages(
  asked: string,
  pages: readonly Link[],
  count: number,
): readonly Link[] {
  const wanted = normalize(asked)
  const score = ({ to }: Link) => {
    const path = normalize(to)
    return distance(wanted, path) / Math.max(wanted.length, path.length, 1)
  }
  return [...pages, ...lawPages]
    .map((page) => ({ page, score: score(page) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ page }) => page)
}
