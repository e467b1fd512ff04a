/** Shown below the thanks of a form, so that visitors can check what they sent. */
export const sentText = {
  title: 'What you sent',
  reference: 'Reference',
  check: 'We write to this address. If it is not right, reload the page and send it again.',
  /** Replaces the failure message if the record may have been stored. */
  unconfirmed:
    'No answer came: it may have reached us. Submit it again unchanged, and it is stored only once.',
} as const

/** Shown below a form whose draft is kept. */
export const draftText = {
  kept: 'What you type is kept in this browser for a week, until you send it.',
  discard: 'Discard',
  below: 'What you typed last time waits below.',
  goOn: 'Go on',
} as const

/** Shown once for an unusual address or number. A second submit accepts it. */
export const unusual = {
  email: 'This address has no ending, such as .com. If it is right, submit it again.',
  phone: 'There are letters in this number. If it is right, submit it again.',
  phoneAtHome:
    'This number has no country code, which begins with a plus sign. If it is right, submit it again.',
} as const
