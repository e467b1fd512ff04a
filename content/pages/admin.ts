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

/** `columns` name the stored fields in the order of the table; `storedAt` is the store's own time. */
export const dashboard = {
  headline: 'Submissions',
  menuLabel: 'Lists',
  loading: 'Loading...',
  siteLink: { name: 'Back to the site', to: '/' },
  signOut: 'Sign out',
  signedOut: {
    text: 'You are not signed in, so there is nothing to read here.',
    action: { name: 'Sign in', to: '/admin' },
  },
  tabs: [
    {
      id: 'contact',
      collection: 'contact-messages',
      title: 'Contact Us Submissions',
      empty: 'No submissions found.',
      columns: [
        { field: 'id', label: 'ID' },
        { field: 'name', label: 'Name' },
        { field: 'email', label: 'Email' },
        { field: 'phone', label: 'Phone' },
        { field: 'subject', label: 'Subject' },
        { field: 'message', label: 'Message' },
        { field: 'storedAt', label: 'Submitted' },
      ],
    },
    {
      id: 'distributor',
      collection: 'distributor-applications',
      title: 'Distributor Applications',
      empty: 'No applications found.',
      columns: [
        { field: 'id', label: 'ID' },
        { field: 'company', label: 'Company' },
        { field: 'name', label: 'Name' },
        { field: 'email', label: 'Email' },
        { field: 'phone', label: 'Phone' },
        { field: 'country', label: 'Country' },
        { field: 'city', label: 'City' },
        { field: 'years', label: 'Years in operation' },
        { field: 'distributes', label: 'Distributes films' },
        { field: 'brands', label: 'Brands' },
        { field: 'why', label: 'Why' },
        { field: 'storedAt', label: 'Submitted' },
      ],
    },
    {
      id: 'newsletter',
      collection: 'newsletter-subscribers',
      title: 'Newsletter Subscribers',
      empty: 'No subscribers found.',
      columns: [
        { field: 'id', label: 'ID' },
        { field: 'email', label: 'Email' },
        { field: 'storedAt', label: 'Subscribed' },
      ],
    },
  ],
  filter: 'Filter',
  noMatch: 'Nothing matches the filter.',
  loadMore: 'Load more',
  /** `total` stops counting at `most`. */
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
    warning: 'What is erased is gone from the store, for every admin. There is no way back.',
    /** Ends the list of what will be erased where it would be too long. */
    more: (count: number) => `and ${count} more`,
    keep: 'Keep',
    close: 'Close',
    confirm: 'Erase for good',
    busy: 'Erasing...',
    failure:
      'That did not work. What the table still shows is still stored. Please try again, or sign in anew.',
    done: (count: number) => (count === 1 ? '1 record erased.' : `${count} records erased.`),
  },
  /** Stands under the address of a sender who may be a machine; the record is kept all the same. */
  suspected: {
    honeypot: 'Perhaps a machine: a hidden field was filled in',
    speed: 'Perhaps a machine: filled in faster than people can',
  },
  /** No tab of the specification shows these, and no submission may go unseen: the first tab ends with them. */
  inquiries: {
    id: 'inquiries',
    collection: 'contact-inquiries',
    title: 'Dealer inquiries',
    empty: 'No inquiries found.',
    columns: [
      { field: 'id', label: 'ID' },
      { field: 'name', label: 'Name' },
      { field: 'email', label: 'E-mail' },
      { field: 'country', label: 'Country' },
      { field: 'city', label: 'City' },
      { field: 'phone', label: 'Phone' },
      { field: 'message', label: 'Message' },
      { field: 'storedAt', label: 'Submitted' },
    ],
  },
} as const
