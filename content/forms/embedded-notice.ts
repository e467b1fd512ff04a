/** Shown in a build for the embedded store, so that no visitor believes an entry was sent. */
export const embeddedNotice = {
  form: 'Demo: what you enter stays in this browser and reaches no one.',
  admin: 'Demo: this sign-in opens the entries kept in this browser, and nothing else.',
} as const
