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

/** How much of a text has to change to get the other, from 0 to 1. */
const difference = (a: string, b: string) => distance(a, b) / Math.max(a.length, b.length, 1)

const wordsOf = (path: string) => path.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** The difference of two addresses, as a whole or, if that is less, of the words that were asked for. */
function differenceOf(asked: string, path: string): number {
  const own = wordsOf(path)
  const byWord = wordsOf(asked).map((word) => Math.min(1, ...own.map((it) => difference(word, it))))
  const mean = byWord.reduce((sum, it) => sum + it, 0) / Math.max(byWord.length, 1)
  const whole = difference(asked, path)
  // Of two with the words, the one that has no others.
  return byWord.length > 0 ? Math.min(whole, mean + whole / 10) : whole
}

/**
 * Whether an address names a place, give or take a letter in three, as many look a little like one; below the index of
 * places, one in two: two letters that changed places count as two.
 */
function isNamed(asked: string, { to }: Link): boolean {
  const [place = '', index = ''] = to.split('/').reverse()
  const [last = '', parent = ''] = asked.split('/').reverse()
  const most = difference(parent, index) < 1 / 3 ? 1 / 2 : 1 / 3
  return asked.includes(place) || difference(last, place) <= most
}

/** The pages with the addresses most similar to the requested one, best first; those of places only if it names them. */
export function nearestPages(
  asked: string,
  pages: readonly Link[],
  count: number,
): readonly Link[] {
  const wanted = normalize(asked)
  return [...pages, ...lawPages.filter((page) => isNamed(wanted, page))]
    .map((page) => ({ page, score: differenceOf(wanted, normalize(page.to)) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ page }) => page)
}
