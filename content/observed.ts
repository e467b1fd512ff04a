/** Where the site differs from the specification on purpose: `npm run content:differences` prints all of it. */

/**
 * Behavior reproduced as observed on the original site until the owner confirms it as a defect: each is
 * built as observed unless its id is in `VITE_CONFIRMED_FIXES` (comma separated).
 */
export const reproduced = {
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

/** What is built otherwise than a sentence of the specification says. None of it can be switched. */
export const changed = {
  'dashboard-guard': {
    specified:
      'No persisted session and no guard on the dashboard route: the dashboard can be opened directly by URL.',
    built:
      'It opens by its address, with tabs and empty texts. The lists fill for a signed-in admin alone.',
    why: 'Whoever knew the address would read what visitors have sent.',
    test: {
      file: 'tests/screens/sign-in.test.tsx',
      title:
        'opened by its address without a session: empty lists, and a link to sign in that keeps the tab',
    },
  },
  'sign-in': {
    specified: 'Admin credentials are compared in the browser against a fixed pair.',
    built:
      'With Firebase its authentication service compares them, and the user needs the claim `admin`. ' +
      'The demonstration compares a fixed pair.',
    why: 'A pair that every visitor can read guards only what lies in the visitor’s own browser.',
    test: {
      file: 'tests/backend/firestore.test.ts',
      title: 'a user without the admin claim does not sign in',
    },
  },
  session: {
    specified:
      'The authentication persistence order configured is indexed database, local storage, session storage.',
    built:
      'That order is configured, and a sign-in chooses the last. A session also ends after a day, or an hour without use.',
    why: 'No session is to persist, and the first of the order would keep it.',
    test: {
      file: 'site/backend/firestore/authentication.test.ts',
      title:
        'indexed database, local storage, session storage are configured, and a sign-in chooses the session',
    },
  },
  'fourth-tab': {
    specified:
      'A side menu with three tabs: Contact Us Submissions, Distributor Applications, Newsletter Subscribers.',
    built: 'A fourth one, Dealer Inquiries.',
    why: 'They are stored as well, and nobody could read them.',
    test: {
      file: 'tests/screens/sign-in.test.tsx',
      title:
        'opened by its address without a session: empty lists, and a link to sign in that keeps the tab',
    },
  },
  'pages-of-50': {
    specified: 'Reads, each ordered by timestamp descending (newest first).',
    built: 'A list loads 50 records, and more on request.',
    why: 'To read all costs more with each record, in time and in money.',
    test: {
      file: 'tests/screens/desk.test.tsx',
      title: 'more than 50 records load page by page',
    },
  },
  'desk-work': {
    specified: 'A simple admin area that lists the stored submissions.',
    built:
      'Beside each record stand a state, an assignee, notes and a history; lists can be searched, filtered and ' +
      'exported, and records erased. What was sent stays as it was, its status included.',
    why: 'Several people answer in 24 to 48 hours, and the law gives senders a right to be erased.',
    test: {
      file: 'tests/screens/desk.test.tsx',
      title: 'a record is answered by mail and marked, and everything done is in its history',
    },
  },
  'set-instead-of-add': {
    specified: 'Writes, each an add-document operation.',
    built: 'Each sets a document under an id of the same format, which the browser makes.',
    why: 'A Submit after a lost answer stores nothing twice.',
    test: { file: 'tests/backend/contract.ts', title: 'stores the same id and values once' },
  },
  unconfirmed: {
    specified: 'Every failure gives the one message of its form.',
    built:
      'Where Firestore has not refused a write, nor confirmed it within 15 seconds, another sentence stands there: ' +
      'it may have been stored, and to submit it again stores nothing twice.',
    why:
      'What is on its way can be stored later, and nobody can call it back: a failure is shown only where nothing ' +
      'was stored, nor will be.',
    test: {
      file: 'tests/screens/forms.test.tsx',
      title: 'what may be stored is not called a failure, and is stored once',
    },
  },
  lengths: {
    specified: 'All are browser-level required and type checks.',
    built:
      'Texts have a greatest length, and an e-mail address is exactly one; forms, stores and rules agree.',
    why: 'Anyone may write to the database, and an address with a comma would be two.',
    test: {
      file: 'tests/screens/limits.test.tsx',
      title: 'a text that is too long is not stored, one that just fits is stored whole',
    },
  },
  quantity: {
    specified: 'A quantity update never goes below 1.',
    built: 'Nor above 99.',
    why: 'A slip of the keyboard orders thousands.',
    test: {
      file: 'tests/screens/cart.test.tsx',
      title: '99 is the most, which the cart says, and the store when one more is added',
    },
  },
  slider: {
    specified: 'It auto-advances every 5 seconds and wraps around.',
    built: 'It rests under the pointer and the focus, and has a Pause button.',
    why: 'WCAG 2.2.2: what moves by itself has to stop for its readers.',
    test: {
      file: 'tests/e2e/slider.spec.ts',
      title: 'moves on every 5 s, but not under the pointer or the focus, and works by keyboard',
    },
  },
  dropdown: {
    specified: 'Hovering or tapping the same one again closes it.',
    built: 'A click or tap on it closes it, and so does the pointer as it leaves.',
    why: 'A pointer that comes back to an open dropdown wants to read it.',
    test: {
      file: 'tests/e2e/header.spec.ts',
      title:
        'a dropdown opens on hover, closes when the pointer leaves or clicks, and opens by a click',
    },
  },
  'more-links': {
    specified:
      'The main menu has About Us, an Automotive dropdown and an Architectural dropdown, plus a Find a Dealer button. ' +
      'Quick links: About Us, FAQ, Become a Distributor, Contact Us. Product links: Architectural Solutions, Automotive Solutions.',
    built:
      'Store and cart, film finder, comparison and tint laws in the header and the footer; privacy and accessibility in the footer.',
    why: 'Those pages would not be found.',
    test: {
      file: 'content/observed.test.ts',
      title: 'header and footer have the specified links, and after them the added ones',
    },
  },
  'more-pages': {
    specified: 'The route table.',
    built:
      'Film finder, comparison, tint laws, privacy and accessibility have routes of their own.',
    why: 'Which film is right, and which is legal, is what visitors come to ask.',
    test: {
      file: 'tests/built/routes.test.ts',
      title: 'every page that is promised is built, and no other',
    },
  },
} as const

export type ReproducedId = keyof typeof reproduced

/** The observed link targets that match no route, by the route of their film. */
export const observedLinks: Readonly<Record<string, string>> = {
  '/2-ply-reflective': '/2ply-reflective',
  '/3-ply-reflective': '/3ply-reflective',
  '/safety-security-films': '/safety-security',
  '/decorative-films': '/decorative',
}

function isReproduced(id: string): id is ReproducedId {
  return Object.hasOwn(reproduced, id)
}

/**
 * The ids listed in `VITE_CONFIRMED_FIXES`; unset or empty confirms none.
 * @throws {Error} naming the unknown ids and the known ones
 */
export function parseConfirmedFixes(list: string | undefined): ReadonlySet<ReproducedId> {
  const ids = (list ?? '').split(',').flatMap((id) => id.trim() || [])
  const unknown = ids.filter((id) => !isReproduced(id))
  if (unknown.length > 0) {
    throw new Error(
      `VITE_CONFIRMED_FIXES names ${unknown.join(', ')}, which is no observed behavior. ` +
        `Known: ${Object.keys(reproduced).join(', ')}`,
    )
  }
  return new Set(ids.filter(isReproduced))
}

/** The link target of an architectural card. `route` is the route of its film. */
export function architecturalTarget(route: string, confirmed: ReadonlySet<ReproducedId>): string {
  return confirmed.has('architectural-links') ? route : (observedLinks[route] ?? route)
}

/** The link target of Read More; undefined while it has no action. */
export function readMoreTarget(confirmed: ReadonlySet<ReproducedId>): '/about' | undefined {
  return confirmed.has('read-more') ? '/about' : undefined
}
