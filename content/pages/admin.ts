import { paths } from '../paths'
import type { PageMeta } from '../schema'

export const loginMeta = {
  title: 'Admin sign-in',
  description: 'Sign-in for the people who read and answer what visitors of this site send.',
} as const satisfies PageMeta

export const dashboardMeta = {
  title: 'Admin dashboard',
  description:
    'Contact messages, distributor applications and newsletter subscribers, newest first.',
} as const satisfies PageMeta

export const dashboard = {
  headline: 'Submissions',
  menuLabel: 'Lists',
  loading: 'Loading...',
  siteLink: { name: 'Back to the site', to: paths.home },
  signOut: 'Sign out',
  signedOut: {
    text: 'You are not signed in, so there is nothing to read here.',
    action: { name: 'Sign in', to: paths.admin },
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
  ],
  /** The label of each listed field, and of the id and the times that the store adds. */
  columns: {
    id: 'ID',
    company: 'Company',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    country: 'Country',
    city: 'City',
    years: 'Years in operation',
    distributes: 'Distributes films',
    brands: 'Brands',
    why: 'Why',
    subject: 'Subject',
    message: 'Message',
    submittedAt: 'Submitted',
    subscribedAt: 'Subscribed',
  },
  filter: 'Filter',
  noMatch: 'Nothing matches the filter.',
  loadMore: 'Load more',
  /** Counting stops at `most`. */
  shown: (shown: number, total: number, most: number) =>
    `${shown} of ${total < most ? total : `${most} or more`} loaded`,
  selection: {
    count: (count: number) => `${count} selected`,
    clear: 'Clear',
    erase: 'Erase',
  },
  erasing: {
    title: (count: number) =>
      count === 1 ? 'Erase this record?' : `Erase these ${count} records?`,
    warning:
      'What is erased is gone from the store, for every admin, and cannot be brought back here.',
    /** Ends a list of records that is too long to show. */
    more: (count: number) => `and ${count} more`,
    keep: 'Keep',
    close: 'Close',
    confirm: 'Erase for good',
    busy: 'Erasing...',
    failure:
      'That did not work. What the table still shows is still stored. Please try again, or sign in anew.',
    done: (count: number) => (count === 1 ? '1 record erased.' : `${count} records erased.`),
  },
  /** Stands under the address of a sender who may be a machine. */
  suspected: {
    honeypot: 'Perhaps a machine: a hidden field was filled in',
    speed: 'Perhaps a machine: filled in faster than people can',
  },
  /** The original dashboard had no tab for these; here the first tab ends with them, so that none goes unseen. */
  inquiries: {
    id: 'inquiries',
    collection: 'contact-inquiries',
    title: 'Dealer inquiries',
    empty: 'No inquiries found.',
  },
} as const
