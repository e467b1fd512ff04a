import { brand } from '../brand'
import { contactForm } from '../forms/contact'
import { dealerInquiryForm } from '../forms/dealer-inquiry'
import { distributorForm } from '../forms/distributor'
import { wordsOf } from '../forms/labels'
import { newsletterForm } from '../forms/newsletter'
import { paths } from '../paths'
import {
  illustrative,
  illustrativeAmong,
  type PageMeta,
  plain,
  type Stated,
  type Titled,
} from '../schema'

export const meta = {
  title: 'Privacy',
  description: `What ${brand.name} keeps of what you send, where and for how long, what stays in your browser, and how to have all of it erased. No cookies, no tracking.`,
} as const satisfies PageMeta

/** The sentences that differ between the two stores. */
interface ByStore<T> {
  readonly embedded: T
  readonly firestore: T
}

interface FormRecord {
  readonly name: string
  /** The page of the form; the newsletter form is on every page. */
  readonly to?: string
  /** Every stored field that visitors fill in, in plain words. */
  readonly fields: Readonly<Record<string, string>>
  readonly why: string
  readonly kept: ByStore<Stated<string>>
}

const untilErased = 'Until you erase it'

const forms = {
  'contact-messages': {
    name: 'Contact message',
    to: paths.contact,
    fields: wordsOf(contactForm.fields),
    why: 'To read your question and to answer it, in writing or by phone.',
    kept: { embedded: untilErased, firestore: illustrative('12 months after our last answer') },
  },
  'contact-inquiries': {
    name: 'Dealer inquiry',
    to: paths.dealers,
    fields: wordsOf(dealerInquiryForm.fields),
    why: 'To find the dealer for the place where you are, and to tell you.',
    kept: { embedded: untilErased, firestore: illustrative('12 months after our last answer') },
  },
  'distributor-applications': {
    name: 'Distributor application',
    to: paths.distributor,
    fields: {
      ...wordsOf(distributorForm.fields),
      company: 'company',
      distributes: 'whether you distribute films today',
      brands: 'of which brands (if you do)',
      why: 'why you want to work with us',
    },
    why: 'To find out whether we suit each other, and to reply.',
    kept: { embedded: untilErased, firestore: illustrative('24 months after our decision') },
  },
  'newsletter-subscribers': {
    name: 'Newsletter',
    fields: wordsOf(newsletterForm.fields),
    why: 'To send what you asked for: new films, measured values and installation notes.',
    kept: { embedded: untilErased, firestore: illustrative('Until you tell us to stop') },
  },
} as const satisfies Readonly<Record<string, FormRecord>>

const added =
  'To each entry are added the time it arrived and, the newsletter aside, that it waits for an answer. Whoever answers notes on it how far that is, who has it and what was done; those notes go with the entry.'

/** Where the database's servers stand. */
const region = illustrative('the United States')
/** How soon a request is handled. */
const answered = illustrative('30 days')

const { street, city, postalCode, country, region: state } = brand.address
const owner = { street, 'postal code': postalCode, email: brand.email }

export const privacy = {
  hero: {
    headline: 'What you send stays yours.',
    lead: 'No cookies, no tracking. Here is the little that is kept: what, where, for how long, and how to have it erased.',
  },
  brief: {
    label: 'In short',
    items: [
      {
        title: 'No cookies, no tracking',
        text: 'This site sets no cookie, counts no visit and builds no profile. There is nothing to consent to, so nothing asks you.',
      },
      {
        title: 'Nobody listens in',
        text: 'Scripts, pictures and typeface come from this site alone. The one guest is the map on the contact page, and it waits until you scroll near it.',
      },
    ],
    store: {
      embedded: {
        title: 'It reaches no one',
        text: 'This is a demonstration. What you send by a form is kept in this browser, on this device, and goes nowhere.',
      },
      firestore: {
        title: 'Erased when you say so',
        text: 'What you send by a form is read by the people who answer it. One message is enough to have it erased, for good.',
      },
    } satisfies ByStore<Titled>,
  },
  sent: {
    id: 'sent',
    title: 'What you send',
    text: {
      embedded: [
        'The forms below send what you type once you press the button; before that a long form keeps it as a draft in this browser. In this demonstration what you send stays in your own browser, too.',
        added,
      ],
      firestore: [
        'The forms below send what you type once you press the button; before that a long form keeps it as a draft in this browser.',
        added,
      ],
    } satisfies ByStore<readonly string[]>,
    labels: { fields: 'What', why: 'Why', kept: 'How long' },
    optional: (field: string) => `${field} (if you give it)`,
    forms,
  },
  place: {
    id: 'place',
    title: 'Where it is kept',
    text: {
      embedded: [
        `In this browser, in a database of this site’s own (IndexedDB, “${brand.slug}-submissions”). No other website can read it, and neither can we: it does not leave your device.`,
        'Whoever uses this browser after you can open it, by a sign-in that is no secret. On a shared device, erase what you have sent.',
      ],
      firestore: [
        `In Firestore, a database run by Google, on servers in ${plain(region)}. The project there belongs to ${brand.name}, and the way to it is encrypted.`,
        'Rules in the database itself let everyone add an entry, let nobody but our own signed-in staff read or erase one, and let nobody at all change what was sent.',
        'When you send a form, Google’s servers learn the IP address it comes from, as every server does. Before that they are not asked for anything.',
      ],
    } satisfies ByStore<readonly string[]>,
    link: { name: 'Privacy at Firebase', to: 'https://firebase.google.com/support/privacy' },
  },
  browser: {
    id: 'browser',
    title: 'What stays in this browser',
    text: ['What the pages need in order to work. Only what you type yourself says who you are.'],
    items: [
      {
        title: 'Half-written forms',
        text: `What you have typed into a long form or at the checkout and not yet sent, with the last try to send it, is kept in this browser for a week, so that a closed tab does not cost you your words (local storage, “${brand.slug}-…-draft”; while the page is away, session storage, “${brand.slug}-tab”, tells its tab from others). It goes when the form is sent or you discard it, as the form offers.`,
      },
      {
        title: 'Where you stopped reading',
        text: 'How far down a page you were, so that Back leads to the line you left (session storage, “scroll-positions”). It goes when you close the tab.',
      },
      {
        title: 'Your cart',
        text: 'Only the open page knows it: a reload empties it. The checkout is a demonstration, and what you type there is sent nowhere.',
      },
      {
        title: 'The settings of the desk',
        text: `Whoever signs in as an admin can hide columns. That is kept in their browser (local storage, “${brand.slug}-desk-columns”), and in nobody else’s.`,
      },
    ],
    store: {
      embedded: [
        {
          title: 'The sign-in of the demonstration',
          text: `Only the open page knows it, until you leave, for an hour without use at most. When it was last used is kept for this tab (session storage, “${brand.slug}-admin-used”).`,
        },
      ],
      firestore: [
        {
          title: 'A note of the program that sends',
          text: 'Once you have sent a form, Firebase’s program notes the day and its own version (IndexedDB, “firebase-heartbeat-database”). It says nothing about you, and no form takes it along.',
        },
        {
          title: 'The sign-in of our staff',
          text: `Whoever signs in as an admin stays signed in until signing out or closing the tab, for a day at most, and for an hour without use (session storage, “firebase:authUser:…” and “${brand.slug}-admin-used”); Firebase makes a database beside it that stays empty (IndexedDB, “firebaseLocalStorageDb”). Visitors have no account.`,
        },
      ],
    } satisfies ByStore<readonly Titled[]>,
  },
  others: {
    id: 'others',
    title: 'Who else takes part',
    items: [
      {
        title: 'The map',
        text: `The contact page shows a map by OpenStreetMap in a frame of its own, which loads once you scroll near it. Their servers then learn your IP address and that a map of ${city} is wanted, but not which page you are on. Should that frame set a cookie, it is theirs.`,
      },
      {
        title: 'The server of this site',
        text: 'It hands out the pages. Like every server, it sees your IP address and what you ask for. The site itself keeps no log of it.',
      },
      {
        title: 'Instagram, Facebook, LinkedIn',
        text: 'Plain links. Nothing of theirs loads before you follow one.',
      },
    ],
    link: { name: 'Privacy at OpenStreetMap', to: 'https://osmfoundation.org/wiki/Privacy_Policy' },
  },
  erasing: {
    id: 'erasing',
    title: 'See it, correct it, have it erased',
    text: {
      embedded: [
        'You need nobody’s leave. Clear this site’s data in the settings of your browser, and all of it is gone from the site at once. Or sign in at /admin, select entries and erase them one by one.',
        'The browser then frees the place on your disk when it next tidies up its files. Until that, special tools may still find traces of what was there.',
        'We cannot do it for you, because we cannot see it. For every other question, write to us.',
      ],
      firestore: [
        `Write to us from the address you gave, and say what you want to see, to have corrected or to have erased. We do it within ${plain(answered)}. It costs nothing and needs no reason.`,
        'Erased means erased: the entry is deleted from the database, not hidden in it. Google removes the last copies from its systems and backups in the time that its data deletion terms name.',
        'If you think that we handle it wrongly, the data protection authority where you live will hear you.',
      ],
    } satisfies ByStore<readonly string[]>,
  },
  owner: {
    id: 'owner',
    title: 'Who answers for it',
    text: [
      `${brand.legalName}, ${plain(street)}, ${city}, ${state} ${plain(postalCode)}, ${country}.`,
      'This page was last changed on November 27, 2026.',
    ],
  },
  illustrative: { region, answered },
  illustrativeNote: {
    embedded: illustrativeAmong(owner),
    firestore: illustrativeAmong({
      periods: [forms, answered],
      'place of the servers': region,
      ...owner,
    }),
  } satisfies ByStore<string | undefined>,
} as const
