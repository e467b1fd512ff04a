import type { Ledger, ReceiptLimit } from './ledger'
import { type Arrival, type Letter, officeLetter, receipt } from './letters'
import type { MailServer } from './mail-server'

export interface Settings {
  /** The addresses of the office; none for receipts alone. */
  readonly office: readonly string[]
  /** `Name <address>` */
  readonly from: string
  /** The most receipts of an hour; 0 for none. */
  readonly receiptsPerHour: number
}

/** Says what a person should look into. It names records, and nobody. */
type Warn = (text: string) => void

/**
 * Mails the office and the sender about one new record. Every call for a record may be repeated, also at the
 * same time: each of the two mails is sent once, or not at all where it is in doubt.
 * @throws {Error} where another try may help
 */
export async function deliver(
  arrival: Arrival,
  settings: Settings,
  server: MailServer,
  ledger: Ledger,
  warn: Warn,
): Promise<void> {
  const { collection, id } = arrival
  const key = `${collection}.${id}`
  const mails: { key: string; letter: Letter; limit?: ReceiptLimit }[] = []
  if (settings.office.length > 0) {
    mails.push({ key: `${key}.office`, letter: officeLetter(arrival, settings.office) })
  }
  const letter = receipt(arrival)
  const [address] = letter?.to ?? []
  if (letter && address && settings.receiptsPerHour > 0) {
    const limit = { address, perHour: settings.receiptsPerHour }
    mails.push({ key: `${key}.receipt`, letter, limit })
  }

  // Both are tried, whatever becomes of the other.
  const outcomes = await Promise.allSettled(mails.map(sendOnce))
  const failed = outcomes.find((it) => it.status === 'rejected')
  if (failed) throw failed.reason

  async function sendOnce({ key, letter, limit }: (typeof mails)[number]) {
    // Before the claim: while there is no server, nothing is in doubt.
    const connection = await server.connect()
    try {
      const claim = await ledger.claim(key, limit)
      if (claim === 'sending') throw new Error(`${key} is being sent.`)
      if (claim === 'in-doubt') warn(`${key} is in doubt: its sender died.`)
      if (claim !== 'claimed') return
      const sending = connection.send(messageOf(key, letter, settings.from))
      await sending.then(
        () => ledger.settle(key, 'sent'),
        (error: unknown) => fail(error, key, limit),
      )
    } finally {
      connection.close()
    }
  }

  async function fail(error: unknown, key: string, limit: ReceiptLimit | undefined) {
    const { responseCode } = error as { responseCode?: number }
    if (responseCode === undefined) {
      await ledger.settle(key, 'in-doubt')
      return warn(`${key} is in doubt: the mail server did not answer.`)
    }
    if (responseCode >= 500) {
      await ledger.settle(key, 'refused')
      return warn(`${key} is refused: the mail server said ${responseCode}.`)
    }
    await ledger.release(key, limit)
    throw error
  }
}

/** Addresses are given apart from names, so that none is read as more than one. */
function messageOf(key: string, { to, subject, body }: Letter, from: string) {
  const isReceipt = key.endsWith('.receipt')
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to: to.map((address) => ({ name: '', address })),
    subject,
    text: body,
    // The same for every try, by which a mail server knows a mail again.
    messageId: `<${key}@${domain}>`,
    headers: {
      // So that no holiday notice answers.
      'Auto-Submitted': isReceipt ? 'auto-replied' : 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
