import { contactForm } from '../forms/contact'
import { dealerInquiryForm } from '../forms/dealer-inquiry'
import { distributorForm } from '../forms/distributor'
import { labelsOf } from '../forms/labels'
import { paths } from '../paths'
import type { PageMeta } from '../schema'

export const loginMeta = {
  title: 'Admin sign-in',
  description: 'Sign-in for the people who read and answer what visitors of this site send.',
} as const satisfies PageMeta

export const dashboardMeta = {
  title: 'Admin dashboard',
  description:
    'Contact messages, distributor applications, newsletter subscribers and dealer inquiries, newest first.',
} as const satisfies PageMeta

export const dashboard = {
  headline: 'Submissions',
  menuLabel: 'Lists',
  loading: 'Loading...',
  siteLink: { name: 'Back to the site', to: paths.home },
  signOut: 'Sign out',
  signOutFailed: 'You are still signed in: signing out did not work. Please try again.',
  signedOut: {
    text: 'You have to sign in to see what was sent.',
    action: { name: 'Sign in', to: paths.admin },
  },
  /** In place of the text above, where a session has ended by itself. */
  ended: {
    'signed-out': 'You signed out in another tab, so nothing is shown here any more.',
    expired: 'Your session has ended, so nothing is shown here any more.',
  },
  /** Before the lists: what waits for an answer in any of them. */
  due: { id: 'due', title: 'Due', empty: 'Nothing is due.' },
  /** Behind the lists: what a search finds in any of them. */
  every: {
    id: 'all',
    title: 'All Lists',
    empty: 'Search, or set a filter: what matches in any list is shown here.',
  },
  tabs: [
    {
      id: 'contact',
      collection: 'contact-messages',
      title: 'Contact Us Submissions',
      empty: 'No submissions found.',
    },
    {
      id: 'distributor',
      collection: 'distributor-applications',
      title: 'Distributor Applications',
      empty: 'No applications found.',
    },
    {
      id: 'newsletter',
      collection: 'newsletter-subscribers',
      title: 'Newsletter Subscribers',
      empty: 'No subscribers found.',
    },
    // The original dashboard had none for these, so that they went unread.
    {
      id: 'inquiries',
      collection: 'contact-inquiries',
      title: 'Dealer Inquiries',
      empty: 'No inquiries found.',
    },
  ],
  /** Behind the count in a tab. */
  newCount: 'new',
  dueCount: (overdue: number) => (overdue > 0 ? `due, ${overdue} of them overdue` : 'due'),
  /** In the title of the browser's tab, before the page's own. */
  titleCount: (count: string) => `(${count})`,
  /** The label of each stored field, and of what the store and the desk add. */
  columns: {
    id: 'ID',
    // As on the forms, where that is short enough.
    ...labelsOf({
      ...distributorForm.fields,
      ...dealerInquiryForm.fields,
      ...contactForm.fields,
    }),
    company: 'Company',
    distributes: 'Distributes films',
    brands: 'Brands',
    why: 'Why',
    submittedAt: 'Submitted',
    subscribedAt: 'Subscribed',
    state: 'State',
    due: 'Due',
    topic: 'About',
    list: 'List',
    assignee: 'Assigned to',
    type: 'Type, as stored',
  },
  states: {
    pending: 'New',
    'in-progress': 'In progress',
    answered: 'Answered',
    closed: 'Closed',
    spam: 'Spam',
  },
  clock: {
    due: 'Due',
    overdue: 'Overdue',
    until: (when: string) => `by ${when}`,
    since: (when: string) => `since ${when}`,
  },
  noMatch: 'Nothing matches.',
  failed: 'The list could not be loaded.',
  tryAgain: 'Try again',
  loadMore: 'Load more',
  moreFailed: 'More could not be loaded.',
  /** Counting stops at `most`. */
  part: (shown: number, total: number, most: number) =>
    `${shown} of ${total < most ? total : `${most} or more`}`,
  loaded: (part: string) => `${part} loaded`,
  /** Records that came while the list was open. */
  arrived: (count: number) => `${count} new: show`,
  live: {
    interrupted: 'There is no connection. What others do is shown once it is back.',
    lost: 'What others do is no longer shown as it happens.',
    again: 'Connect again',
  },
  filters: {
    search: 'Search',
    open: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
    clear: 'Clear',
    /** A filter by itself, where something is. Counting stops at `most`. */
    due: (count: number, most: number) =>
      `${count < most ? count : `${most} or more`} due or overdue`,
    state: 'State',
    subject: 'Subject',
    country: 'Country',
    clock: 'Answer',
    clocks: { due: 'Due or overdue', overdue: 'Overdue' },
    assignee: 'Assigned to',
    assignees: { me: 'Me', nobody: 'Nobody' },
    from: 'From',
    until: 'To',
    all: 'All',
  },
  searching: {
    progress: (found: number, searched: number, total: number, most: number) =>
      `${found} found, ${searched} of ${total < most ? total : `${most} or more`} searched`,
    done: (found: number, searched: number, lists: string) =>
      `${found} found in all ${searched} of ${lists}`,
    stopped: (found: number, searched: number) =>
      `${found} found; stopped after ${searched}, older ones are not searched`,
    /** Where more match than a table is good for. */
    cut: (most: number) => `The table shows the first ${most}; an export has all of them.`,
    stop: 'Stop',
    again: 'Search again',
    /** Rows that were answered, say, since they were found: they stay where they are. */
    left: (count: number) =>
      count === 1 ? '1 row no longer matches.' : `${count} rows no longer match.`,
    failed: 'The search failed before its end.',
  },
  export: {
    label: 'Export',
    xlsx: 'All that matches, as a spreadsheet',
    csv: {
      ',': 'All that matches, as CSV with commas',
      ';': 'All that matches, as CSV with semicolons',
    },
    /** Ends a cell whose text is longer than spreadsheets can hold. */
    cut: (left: number) => ` [${left} more characters do not fit into a cell: CSV has them.]`,
    addresses: 'Each address once, as CSV',
    progress: (searched: number) => `Exporting, ${searched} searched so far`,
    cancel: 'Cancel',
    failed: 'The export failed, and nothing was saved.',
    /** How many addresses are left out of a newsletter. */
    done: (leftOut: number) =>
      leftOut === 0
        ? 'Exported.'
        : `Exported. ${leftOut === 1 ? '1 address was' : `${leftOut} addresses were`} left out: marked as spam or closed.`,
  },
  selection: {
    count: (count: number) => `${count} selected`,
    clear: 'Clear',
    erase: 'Erase',
    mark: 'Mark as',
    assign: 'Assign',
  },
  actions: {
    marking: 'Saving...',
    marked: (count: number, state: string) =>
      count === 1 ? `1 record marked as ${state}.` : `${count} records marked as ${state}.`,
    assigned: (count: number) =>
      count === 1 ? '1 record assigned.' : `${count} records assigned.`,
    undone: 'Undone.',
    undo: 'Undo',
    dismiss: 'Dismiss',
    failures: (count: number) =>
      count === 1 ? 'One record was left as it was:' : `${count} records were left as they were:`,
    /** Behind the name of who sent it. */
    failed: (code: string, reason: string) => `, ${code}: ${reason}`,
    retry: 'Try again',
    reasons: {
      conflict: 'someone else has changed it meanwhile',
      'not-found': 'it has been erased',
      'permission-denied': 'the store refuses it',
      other: 'the store does not answer',
    },
  },
  erasing: {
    title: (count: number) =>
      count === 1 ? 'Erase this record?' : `Erase these ${count} records?`,
    warning:
      'What is listed here goes from the store at once, for every admin, with all notes. Nothing brings it back.',
    keep: 'Keep',
    confirm: 'Erase for good',
    busy: (tried: number, count: number) => `Erasing, ${tried} of ${count}...`,
    /** `gone` records were no longer there. */
    done: (count: number, gone = 0) => {
      const erased = count === 1 ? '1 record erased.' : `${count} records erased.`
      const before = gone === 1 ? '1 record was' : `${gone} records were`
      if (gone === 0) return erased
      return `${count === 0 ? '' : `${erased} `}${before} already erased.`
    },
  },
  record: {
    back: 'Back to the list',
    previous: 'Previous',
    next: 'Next',
    reference: 'Reference',
    copy: 'Copy',
    copyCode: (code: string) => `Copy ${code}`,
    copied: 'Copied',
    copyFailed: 'The browser does not let this page copy.',
    sample: 'Sample',
    sent: 'As sent',
    desk: 'At the desk',
    loading: 'Loading...',
    gone: 'There is no such record: it has been erased, or the link is wrong.',
    failed: 'The record could not be loaded.',
    take: 'Take it',
    note: 'Note',
    noteHint: 'For colleagues. It stays for good.',
    addNote: 'Add note',
    failedToSave: 'That was not saved. Please try again.',
    history: 'History',
    noHistory: 'Nobody has done anything with it yet.',
    /** What somebody did, behind name and time. */
    did: {
      state: (state: string) => `set it to ${state}`,
      assigned: (who: string) => `assigned it to ${who}`,
      released: 'gave it up',
      note: 'wrote',
    },
    conflict: 'Someone was faster. Nothing of yours is lost:',
    overwrite: 'Save mine too',
    leave: 'Leave it so',
    emailUnsafe: 'This is not one address, so no mail is offered.',
  },
  /** Who gets a record. */
  assigning: {
    me: (address: string) => `Me, ${address}`,
    nobody: 'Nobody',
    other: 'Someone else...',
    title: 'Assign to someone else',
    intro: 'Whom the desk does not know yet: by the address that this admin signs in with.',
    email: 'Email',
    assign: 'Assign',
    cancel: 'Cancel',
  },
  answer: {
    label: 'Answer',
    templates: 'Template',
    plain: 'Empty',
    open: 'Answer by mail',
    offer: 'Has the answer been sent?',
    mark: 'Mark as answered',
    later: 'Not yet',
  },
  person: {
    open: 'One person’s data',
    title: 'One person’s data',
    intro:
      'Finds everything that was sent from one address, in capitals or small letters, in all lists, for a request to see or to erase it. Paste it as your mail program copies it.',
    email: 'Email',
    find: 'Find',
    /** What was understood of what was typed or pasted. */
    looking: (address: string) => `Looking for ${address}...`,
    noAddress: 'This is no email address. One looks like name@example.com.',
    several: (addresses: readonly string[]) =>
      `One address at a time, please. This has ${addresses.length}: ${addresses.join(', ')}`,
    none: (address: string) => `Nothing was sent from ${address}.`,
    found: (count: number, address: string) =>
      `${count === 1 ? '1 record' : `${count} records`} found, sent from ${address}.`,
    erase: 'Erase all of it',
    warning: (address: string) =>
      `All that is listed here of ${address} goes at once, for every admin, with all notes. Nothing brings it back.`,
    done: (count: number) =>
      count === 0
        ? 'Nothing was erased.'
        : `${count === 1 ? '1 record' : `${count} records`} erased. That it was done is kept.`,
    failed: 'That did not work, or its answer was lost. Find it again to see what is stored.',
    changed: 'Someone has changed what is listed meanwhile, so it is still stored.',
    log: 'Erased on request',
    logEmpty: 'Nobody has asked for it yet.',
    logLine: (when: string, count: number) =>
      `${when}: ${count === 1 ? '1 record' : `${count} records`}`,
  },
  samples: {
    intro:
      'To try the desk, fill it with 60 made-up records of all kinds. They are marked as samples.',
    add: 'Add 60 samples',
    remove: 'Remove the samples',
    failed: 'That did not work. Please try again.',
  },
} as const

/** The name of a record's state; the stored word for a state that this version does not know. */
export function statusText({ status }: { readonly status: string }): string {
  const texts: Readonly<Record<string, string>> = dashboard.states
  return Object.hasOwn(texts, status) ? (texts[status] ?? status) : status
}
