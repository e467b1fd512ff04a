/**
 * Behavior reproduced as observed on the original site until the owner confirms it as a defect: each is
 * built as observed unless its id is in `VITE_CONFIRMED_FIXES` (comma separated).
 */
export const observed = {
  'architectural-links': {
    title: 'Four architectural cards lead nowhere',
    observed:
      'On /architectural, Learn More of the 2-ply, 3-ply, safety & security and decorative cards ' +
      'links to /2ply-reflective, /3ply-reflective, /safety-security and /decorative, which no ' +
      'route answers.',
    fix: 'The four cards link to the registered product routes.',
  },
  'read-more': {
    title: 'Read More does nothing',
    observed: 'On the home page, the Read More button of the About teaser has no action.',
    fix: 'The button links to /about.',
  },
  'empty-order': {
    title: 'An empty cart can be ordered',
    observed: 'On /checkout, Place Order leads to /thank-you without a product in the cart, too.',
    fix: 'An empty cart is refused: ‘Your cart is empty.’',
  },
  'dashboard-failure': {
    title: 'A list that cannot be fetched looks empty',
    observed:
      'On /admin-dashboard, every list is silently emptied and shows its empty text when one cannot be fetched.',
    fix: 'The list says that it could not be loaded, and offers to try again.',
  },
} as const

export type ObservedId = keyof typeof observed

/** The observed link targets that match no route, by the route of their film. */
export const observedLinks: Readonly<Record<string, string>> = {
  '/2-ply-reflective': '/2ply-reflective',
  '/3-ply-reflective': '/3ply-reflective',
  '/safety-security-films': '/safety-security',
  '/decorative-films': '/decorative',
}

function isObserved(id: string): id is ObservedId {
  return Object.hasOwn(observed, id)
}

/**
 * The ids listed in `VITE_CONFIRMED_FIXES`; unset or empty confirms none.
 * @throws {Error} naming the unknown ids and the known ones
 */
export function parseConfirmedFixes(list: string | undefined): ReadonlySet<ObservedId> {
  const ids = (list ?? '').split(',').flatMap((id) => id.trim() || [])
  const unknown = ids.filter((id) => !isObserved(id))
  if (unknown.length > 0) {
    throw new Error(
      `VITE_CONFIRMED_FIXES names ${unknown.join(', ')}, which is no observed behavior. ` +
        `Known: ${Object.keys(observed).join(', ')}`,
    )
  }
  return new Set(ids.filter(isObserved))
}

/** The link target of an architectural card. `route` is the route of its film. */
export function architecturalTarget(route: string, confirmed: ReadonlySet<ObservedId>): string {
  return confirmed.has('architectural-links') ? route : (observedLinks[route] ?? route)
}

/** The link target of Read More; undefined while it has no action. */
export function readMoreTarget(confirmed: ReadonlySet<ObservedId>): '/about' | undefined {
  return confirmed.has('read-more') ? '/about' : undefined
}
