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
  'embedded-store': {
    specified: 'The backend is a hosted document database plus an authentication service.',
    built:
      'So it is in a build with the values of a Firebase project. Any other build keeps what is sent in the visitor’s ' +
      'own browser, and says so at each form.',
    why: 'The site can be tried without an account.',
    test: {
      file: 'tests/built/forms.test.ts',
      title: 'says where entries stay, and leads to the privacy page',
    },
  },
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
  'six-tabs': {
    specified:
      'A side menu with three tabs: Contact Us Submissions, Distributor Applications, Newsletter Subscribers.',
    built:
      'Six: before them what is due in any list, after them Dealer Inquiries, and what a search finds in all lists.',
    why: 'Inquiries are stored as well and went unread, what is due first is to be seen first, and who calls gives a name, not a form.',
    test: {
      file: 'tests/screens/sign-in.test.tsx',
      title:
        'opened by its address without a session: empty lists, and a link to sign in that keeps the tab',
    },
  },
  'cut-columns': {
    specified:
      'The admin table reads id, company, name, email, phone, country, city, years, distributes, brands, why, submittedAt.',
    built:
      'Narrow tables leave columns out, and long texts are cut; the open record has all of it.',
    why: 'Twelve columns fit no screen beside the record that is read.',
    test: {
      file: 'tests/e2e/desk.spec.ts',
      title: 'rows are one line of 40 px, and the record has the whole text',
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
      'exported, and records erased. What was sent stays as it was; the status alone changes with the state.',
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
      'A write that is on its way can still be stored, and cannot be called back. A failure is shown only when nothing ' +
      'was or will be stored.',
    test: {
      file: 'tests/screens/forms.test.tsx',
      title: 'what may be stored is not called a failure, and is stored once',
    },
  },
  countries: {
    specified: 'Distributor country list: about 195 countries in alphabetical order.',
    built:
      'Those, with Hong Kong, Kosovo, Macao and Puerto Rico. Twelve are shown by the name that browsers fill in, such as ' +
      'Türkiye; what is stored is the same.',
    why: 'Addresses there name no other country, and autofill leaves a list empty that has another name.',
    test: {
      file: 'content/countries.test.ts',
      title:
        'about 195 countries, and four places whose addresses name none, A to Z as they are shown, each once',
    },
  },
  lengths: {
    specified: 'All are browser-level required and type checks.',
    built:
      'Texts have a greatest length, and an email field takes one address; forms, stores and rules agree.',
    why: 'Anyone may write to the database, and an address with a comma would be two.',
    test: {
      file: 'tests/screens/limits.test.tsx',
      title: 'a text that is too long is not stored, one that just fits is stored whole',
    },
  },
  blank: {
    specified: 'All are browser-level required and type checks.',
    built: 'A text of nothing but blanks counts as missing.',
    why: 'A name of spaces helps as little as none.',
    test: {
      file: 'tests/screens/forms.test.tsx',
      title:
        'with any one required field empty or blank nothing is stored, and that field alone is marked and focused',
    },
  },
  tidied: {
    specified: 'All are browser-level required and type checks.',
    built:
      'Spaces around a text are left out, and an email address typed in full-width letters is stored in plain ones.',
    why: 'Both come from keyboards and from pasting, and an answer to them would not arrive.',
    test: {
      file: 'tests/screens/forms.test.tsx',
      title: 'an address without @ is invalid until it is fixed, and stored as it was meant',
    },
  },
  'sent-summary': {
    specified: 'The form is replaced by a thank-you message.',
    built:
      'Below the thanks stand a reference, what was sent and, for a question, what happens next.',
    why: 'Senders can check their address, and name the reference when they ask again.',
    test: {
      file: 'tests/screens/drafts.test.tsx',
      title: '$name stays sent after Back and after links there and back, until a reload',
    },
  },
  'left-order': {
    specified:
      'Pressing Place Order shows ‘Placing Order...’ for 1 second, then clears the cart and goes to /thank-you.',
    built:
      'Visitors who leave the page within that second keep their cart, and stay where they went.',
    why: 'A page that someone has left must not send them elsewhere.',
    test: {
      file: 'tests/screens/cart.test.tsx',
      title:
        'whoever leaves while the order is placed has left, coming back at once as well, and keeps the cart',
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
    built:
      'It rests under the pointer, under the focus and where less motion is asked for, and has a Pause button.',
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
      'Dropdown items are the six product routes. ' +
      'Quick links: About Us, FAQ, Become a Distributor, Contact Us. Product links: Architectural Solutions, Automotive Solutions.',
    built:
      'The header also has the store and the cart. In the dropdowns, links to all films of the market, the film finder, the ' +
      'comparison and, for cars, the tint laws follow the films. The footer has these as well, the store, privacy and accessibility.',
    why: 'Those pages would not be found.',
    test: {
      file: 'content/observed.test.ts',
      title: 'header and footer have the specified links, and after them the added ones',
    },
  },
  'top-bar': {
    specified:
      'A top bar with the links FAQs (/faqs), Contact Us (/contact) and Become a Distributor (/become-distributor).',
    built: 'On a phone they stand in the menu, and there is no bar.',
    why: 'Two bars would take a fifth of the screen.',
    test: {
      file: 'tests/e2e/header.spec.ts',
      title:
        'the toggle opens the menu, a parent expands, a link closes it and goes there, Escape gives the focus back',
    },
  },
  'home-ways': {
    specified:
      'The home page has a hero with the text ‘Drive Smarter. Ride Cooler.’, a slider, an About teaser, Product Range, ' +
      'Why Choose, and extra sections.',
    built:
      'The hero also has a button to the film finder and a row of links to cars, homes, offices and the law, and one ' +
      'extra section, the question for the place, stands before Why Choose.',
    why: 'Visitors come with a kind of glass or with a question about the law.',
    test: {
      file: 'tests/built/content.test.ts',
      title: 'home: hero, slider, about, product range and benefits, in this order',
    },
  },
  'competitor-values': {
    specified: 'The data is stated to come from manufacturer sites, with a disclaimer.',
    built:
      'The values of competitors “are to come” from there, and are marked as illustrative until then.',
    why: 'They are not known, and to name a source for made-up values would be false.',
    test: {
      file: 'tests/built/content.test.ts',
      title: 'comparison: seven brands, four figures, source and disclaimer',
    },
  },
  'lost-chunks': {
    specified: '‘Loading chunk {id} failed’',
    built:
      'A page that does not load says this. A part of a page says that it did not load, and offers to try again.',
    why: 'The rest of the page works, and one press brings what is missing.',
    test: {
      file: 'tests/e2e/late-parts.spec.ts',
      title:
        'cards that are lost on the way from page to page are named, and come by Try again or the network',
    },
  },
  drafts: {
    specified: 'States of forms: editing, submitting, success, error.',
    built:
      'What is typed into a long form or at the checkout is kept in the browser for a week, until it is sent or discarded.',
    why: 'A closed tab would cost what takes long to write.',
    test: {
      file: 'tests/screens/drafts.test.tsx',
      title: '$name: what was typed outlives its tab for a week, and can be discarded',
    },
  },
  'asked-about': {
    specified: 'All are browser-level required and type checks.',
    built: 'An email address or a phone number that looks wrong is asked about once, then taken.',
    why: 'An answer to a mistyped address reaches no one.',
    test: {
      file: 'tests/screens/drafts.test.tsx',
      title: 'an address or a number that looks wrong is asked about once, and then taken',
    },
  },
  'cart-undo': {
    specified: 'Remove deletes the line. Clear empties the cart.',
    built: 'Each can be undone until the page is left, and so can adding a product.',
    why: 'A slip of the finger costs nothing.',
    test: {
      file: 'tests/screens/cart.test.tsx',
      title: 'Remove says so in the place of its line, and Undo brings that back with its quantity',
    },
  },
  map: {
    specified: 'An embedded maps frame loads for the head office address.',
    built:
      'It loads once a visitor comes near it, and marks the city. The address and a link to the map stand above it.',
    why: 'Another company learns of each visitor whose browser loads the map, and the street is illustrative.',
    test: {
      file: 'tests/e2e/privacy.spec.ts',
      title: 'the map is loaded once a visitor is near it, without a referrer',
    },
  },
  'more-pages': {
    specified: 'The route table.',
    built:
      'It also has routes for the film finder, the comparison, the tint laws, privacy and accessibility.',
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
