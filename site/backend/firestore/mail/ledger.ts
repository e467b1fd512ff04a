import { createHash } from 'node:crypto'
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'

/**
 * Which mails have been sent, kept in Firestore where no client's rules reach. No mail is sent without a claim,
 * which creates a document and therefore succeeds once. A claim that ends without an answer of the mail server
 * is in doubt for good: over SMTP nobody can tell a mail that was not taken from one whose answer got lost, and
 * here a mail is rather missing than sent twice. The record itself waits at the desk either way.
 */

export type Outcome =
  /** Claimed and not yet settled: it is being sent, or whoever sent it has died. */
  | 'sending'
  | 'sent'
  /** The mail server has said no, for good. */
  | 'refused'
  | 'in-doubt'
  /** A receipt that would have been one too many. */
  | 'withheld'

/** After that long nobody is sending any more: twice the time that the function has, in ms. */
export const LEASE_MS = 120_000
const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
/** When an entry is no longer needed, in ms: events are tried again for a day at most. */
const KEPT_MS = 30 * DAY_MS

/** What keeps strangers from having us write to others: one receipt a day to an address, and so many an hour. */
export interface ReceiptLimit {
  readonly address: string
  /** All addresses together. Receipts of the same moment may go a few beyond it. */
  readonly perHour: number
}

export type Ledger = ReturnType<typeof createLedger>

export function createLedger(database: Firestore, now: () => number = Date.now) {
  const mailOf = (key: string) => database.doc(`mails/${key}`)
  const dayOf = (address: string) =>
    database.doc(`mail-limits/${digestOf(address)}-day-${Math.floor(now() / DAY_MS)}`)
  const hour = () => database.doc(`mail-limits/hour-${Math.floor(now() / HOUR_MS)}`)
  const lasting = (ms: number) => ({ expiresAt: Timestamp.fromMillis(now() + ms) })
  const entry = (state: Outcome) => ({
    state,
    at: Timestamp.fromMillis(now()),
    ...lasting(KEPT_MS),
  })

  /** What became of a mail that was claimed before; undefined where it was not. */
  async function outcomeOf(key: string): Promise<Outcome | undefined> {
    const held = await mailOf(key).get()
    if (!held.exists) return undefined
    const { state, at } = held.data() as { state: Outcome; at: Timestamp }
    if (state !== 'sending' || now() - at.toMillis() < LEASE_MS) return state
    await held.ref.update({ state: 'in-doubt' satisfies Outcome })
    return 'in-doubt'
  }

  return {
    /** Claims a mail by its key, within the limit; or says what became of it, or becomes of it now. */
    async claim(key: string, limit?: ReceiptLimit): Promise<'claimed' | Outcome> {
      const withhold = async () => {
        await mailOf(key).create(entry('withheld'))
        return 'withheld' as const
      }
      if (limit && ((await hour().get()).get('count') ?? 0) >= limit.perHour) {
        return (await outcomeOf(key)) ?? withhold()
      }
      const batch = database.batch().create(mailOf(key), entry('sending'))
      if (limit) {
        batch.create(dayOf(limit.address), { key, ...lasting(2 * DAY_MS) })
        const more = { count: FieldValue.increment(1), ...lasting(2 * HOUR_MS) }
        batch.set(hour(), more, { merge: true })
      }
      try {
        await batch.commit()
        return 'claimed'
      } catch (error) {
        if ((error as { code?: number }).code !== ALREADY_EXISTS) throw error
        const outcome = await outcomeOf(key)
        if (outcome) return outcome
        const holder = limit && (await dayOf(limit.address).get()).get('key')
        if (holder && holder !== key) return withhold()
        throw new Error(`${key} was given back a moment ago.`)
      }
    },
    settle: (key: string, state: Outcome) => mailOf(key).update({ state }),
    /** Gives a claim back: nothing was sent, and another try may. */
    async release(key: string, limit?: ReceiptLimit) {
      const batch = database.batch().delete(mailOf(key))
      if (limit) batch.delete(dayOf(limit.address))
      await batch.commit()
    },
  }
}

/** gRPC's code. */
const ALREADY_EXISTS = 6

/** An address that nobody can read back at a glance, the same for all its spellings and `+` suffixes. */
function digestOf(address: string): string {
  const [user = '', host = ''] = address.toLowerCase().split('@')
  return createHash('sha256')
    .update(`${user.replace(/\+.*$/, '')}@${host}`)
    .digest('hex')
}
