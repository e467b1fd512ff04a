/** What stands below the thanks of a form: what was sent, to be checked by eye. */
export const sentText = {
  title: 'What you sent',
  reference: 'Reference',
  check: 'We write to this address. If it is not right, reload the page and send it again.',
  /** Stands for the message of a failure where it may be stored. */
  unconfirmed:
    'No answer came: it may have reached us. Submit it again unchanged, and it is stored only once.',
} as const

/** What is said of a form that is kept until it is sent. */
export const draftText = {
  kept: 'What you type is kept in this browser for a week, until you send it.',
  discard: 'Discard',
} as const

/** Asked once of an address or a number that is unusual; whoever submits it again keeps it. */
export const unusual = {
  email: 'This address has no ending, such as .com. If it is right, submit it again.',
  phone: 'There are letters in this number. If it is right, submit it again.',
  phoneAtHome:
    'This number has no country code, which begins with a plus sign. If it is right, submit it again.',
} as const
