import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { createDocumentId } from '../../site/backend/backend'
import { collectionNames } from '../../site/backend/collections'
import { deliver } from '../../site/backend/firestore/mail/deliver'
import { createLedger, DAY_MS, LEASE_MS } from '../../site/backend/firestore/mail/ledger'
import { type Arrival, referenceOf } from '../../site/backend/firestore/mail/letters'
import { createMailServer } from '../../site/backend/firestore/mail/mail-server'
import { toPayload } from '../../site/backend/payload'
import { submissions } from './submissions'

const firestoreHost = inject('firestoreHost')
const PROJECT = 'demo-mail'
const OFFICE = ['office@example.com', 'second@example.com']

interface Received {
  readonly to: readonly string[]
  /** Lines of the head, unfolded. */
  readonly head: readonly string[]
  readonly body: string
}

/** What the mail server does with a mail; `lose` takes it and hangs up without an answer. */
type Answer = 'take' | 'lose' | { readonly code: number; readonly at: 'connect' | 'rcpt' | 'data' }

describe.skipIf(!firestoreHost)('mail to the office', () => {
  let database: Firestore
  let smtp: SMTPServer
  let received: Received[] = []
  let answers: () => Answer = () => 'take'
  const warn = vi.fn()

  beforeAll(async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestoreHost)
    database = getFirestore(initializeApp({ projectId: PROJECT }, PROJECT))
    smtp = startMailServer()
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    await new Promise<void>((resolve) => smtp?.close(() => resolve()))
    await database?.terminate()
    vi.unstubAllEnvs()
  })
  beforeEach(async () => {
    received = []
    answers = () => 'take'
    warn.mockReset()
    await fetch(
      `http://${firestoreHost}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`,
      { method: 'DELETE' },
    )
  })

  function startMailServer() {
    const fail = (code: number) => Object.assign(new Error('no'), { responseCode: code })
    return new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onConnect(session, done) {
        const answer = answers()
        Object.assign(session, { answer })
        const refused = typeof answer === 'object' && answer.at === 'connect'
        done(refused ? fail(answer.code) : null)
      },
      onRcptTo(_, session, done) {
        const { answer } = session as unknown as { answer: Answer }
        done(typeof answer === 'object' && answer.at === 'rcpt' ? fail(answer.code) : null)
      },
      async onData(stream, session, done) {
        const text = (await stream.toArray()).join('')
        const { answer } = session as unknown as { answer: Answer }
        if (typeof answer === 'object') return done(fail(answer.code))
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, ...parse(text) })
        if (answer === 'take') return done()
        for (const connection of smtp.connections) {
          if (connection.session === session) connection.close()
        }
      },
    })
  }

  const settings = { office: OFFICE, from: 'Films <films@example.com>', receiptsPerHour: 10_000 }
  const mailServer = () => {
    const { port } = smtp.server.address() as AddressInfo
    // A busy machine may take its time.
    return createMailServer(`smtp://127.0.0.1:${port}`, 60_000)
  }
  const arrivalOf = (
    changes: Readonly<Record<string, unknown>> = {},
    collection: Arrival['collection'] = 'contact-messages',
  ): Arrival => ({
    collection,
    id: createDocumentId(),
    fields: { ...toPayload(collection, submissions[collection]), ...changes },
  })
  const send = (arrival: Arrival, changes: object = {}, clock?: () => number) =>
    deliver(arrival, { ...settings, ...changes }, mailServer(), createLedger(database, clock), warn)
  const stateOf = async ({ collection, id }: Arrival, kind: 'office' | 'receipt') =>
    (await database.doc(`mails/${collection}.${id}.${kind}`).get()).get('state')
  const header = ({ head }: Received, name: string) =>
    head.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  const receipts = () => received.filter(({ to }) => to[0] !== OFFICE[0])

  test.each(collectionNames)('%s: the office and the sender get one each', async (collection) => {
    const arrival = arrivalOf({ email: 'ada@example.org' }, collection)
    await send(arrival)
    await send(arrival)
    expect(received.map(({ to }) => to).toSorted()).toEqual([['ada@example.org'], OFFICE])
    const [toOffice] = received.filter(({ to }) => to[0] === OFFICE[0])
    for (const mail of received) {
      expect(header(mail, 'subject')[0]).toContain(`[${referenceOf(arrival.id)}]`)
      expect(header(mail, 'content-type')[0]).toMatch(/^Content-Type: text\/plain;/)
    }
    for (const name of Object.keys(submissions[collection])) {
      const [line = ''] = String(arrival.fields[name]).split('\n')
      expect(toOffice?.body).toContain(line)
    }
    expect(toOffice?.body).toContain(`record=${arrival.id}`)
  })

  test('200 records under forced retries: exactly one mail each', async () => {
    const arrivals = Array.from({ length: 200 }, (_, i) =>
      arrivalOf({ email: `person-${i}@example.org` }, collectionNames[i % collectionNames.length]),
    )
    const failures: Answer[] = [
      { code: 421, at: 'connect' },
      { code: 451, at: 'rcpt' },
      { code: 452, at: 'data' },
    ]
    let connections = 0
    // One of four connections fails, each in one of the ways in which no mail is taken.
    answers = () => (connections++ % 4 === 0 ? (failures[connections % 3] ?? 'take') : 'take')
    let tries = 0
    const untilDone = async (arrival: Arrival) => {
      for (let left = 60; ; left--) {
        tries++
        try {
          return await send(arrival)
        } catch (error) {
          if (left === 0) throw error
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
      }
    }
    const queue = arrivals.values()
    const worker = async () => {
      // Each event is delivered twice at the same time.
      for (const arrival of queue) await Promise.all([untilDone(arrival), untilDone(arrival)])
    }
    await Promise.all([worker(), worker(), worker()])

    expect(tries).toBeGreaterThan(600)
    expect(warn.mock.calls).toEqual([])
    const ids = received.map((mail) => header(mail, 'message-id')[0])
    expect(ids).toHaveLength(400)
    expect(new Set(ids).size).toBe(400)
    expect(new Set(receipts().map(({ to }) => to[0])).size).toBe(200)
  }, 480_000)

  test('a mail whose answer got lost is in doubt, is told of, and is not sent again', async () => {
    answers = () => 'lose'
    const arrival = arrivalOf()
    await send(arrival)
    answers = () => 'take'
    await send(arrival)
    expect(received).toHaveLength(2)
    expect(await stateOf(arrival, 'office')).toBe('in-doubt')
    expect(await stateOf(arrival, 'receipt')).toBe('in-doubt')
    expect(warn.mock.calls.flat().join(' ')).toContain('did not answer')
    expect(JSON.stringify(warn.mock.calls)).not.toContain('@')
  })

  test('a mail whose sender died is in doubt once nobody can be sending it any more', async () => {
    const arrival = arrivalOf()
    const ledger = createLedger(database)
    await ledger.claim(`contact-messages.${arrival.id}.office`)
    await expect(send(arrival, { receiptsPerHour: 0 })).rejects.toThrow('is being sent')
    await send(arrival, { receiptsPerHour: 0 }, () => Date.now() + LEASE_MS + 1)
    await send(arrival, { receiptsPerHour: 0 })
    expect(received).toEqual([])
    expect(await stateOf(arrival, 'office')).toBe('in-doubt')
    expect(warn.mock.calls.flat().join(' ')).toContain('died')
  })

  test('a mail that is refused for good is told of and not tried again', async () => {
    answers = () => ({ code: 550, at: 'rcpt' })
    const arrival = arrivalOf()
    await send(arrival)
    answers = () => 'take'
    await send(arrival)
    expect(received).toEqual([])
    expect(await stateOf(arrival, 'office')).toBe('refused')
    expect(warn.mock.calls.flat().join(' ')).toContain('550')
  })

  test('nothing that a visitor typed becomes a header or HTML', async () => {
    const hostile = '<b>x</b>\r\nBcc: victim@example.org\r\n\r\n<script>\u202Eevil'
    const texts = Object.fromEntries(
      Object.keys(submissions['contact-messages']).map((name) => [name, hostile]),
    )
    await send(arrivalOf({ ...texts, email: 'ada@example.org' }))
    expect(received).toHaveLength(2)
    for (const mail of received) {
      expect(mail.head.map((line) => line.split(':')[0]?.toLowerCase()).toSorted()).toEqual([
        'auto-submitted',
        'content-transfer-encoding',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
        'x-auto-response-suppress',
      ])
      expect(mail.head.join('\n')).not.toMatch(/victim|script|evil/)
      expect(header(mail, 'content-type')[0]).toMatch(/text\/plain/)
      expect(mail.body).not.toContain('\u202E')
      // Set in, so that a line of theirs is none of ours.
      expect(mail.body).not.toMatch(/^(Bcc|<script)/m)
    }
    const [theirs] = receipts()
    expect(theirs?.body).not.toMatch(/victim|script|evil|<b>/)
  })

  test.each([
    'a,victim@example.org',
    'a@example.org, b@example.org',
    'Ada <ada@example.org>',
    'ada@example.org\r\nBcc: victim@example.org',
    `${'a'.repeat(250)}@example.org`,
    '',
  ])('no receipt goes to %j', async (email) => {
    await send(arrivalOf({ email }))
    expect(received.map(({ to }) => to)).toEqual([OFFICE])
  })

  test('who types a stranger’s address has one receipt a day sent there, which says nothing of theirs', async () => {
    const spellings = ['victim@example.org', 'Victim@Example.org', 'victim+1@example.org']
    for (const email of spellings) await send(arrivalOf({ email, message: 'Buy this' }))
    expect(receipts()).toHaveLength(1)
    expect(receipts()[0]?.body).not.toContain('Buy')
    expect(received).toHaveLength(4)
    const tomorrow = () => Date.now() + DAY_MS
    await send(arrivalOf({ email: spellings[0] }), {}, tomorrow)
    expect(receipts()).toHaveLength(2)
  })

  test('a receipt that failed for now is sent at the next try, and counts once', async () => {
    const arrival = arrivalOf({ email: 'ada@example.org' })
    answers = () => ({ code: 451, at: 'data' })
    await expect(send(arrival)).rejects.toThrow()
    answers = () => 'take'
    await send(arrival)
    expect(receipts()).toHaveLength(1)
  })

  test('no more than so many receipts leave in an hour, and the office hears of every record', async () => {
    const now = () => Date.UTC(2026, 0, 5, 12, 10)
    for (let i = 0; i < 5; i++) {
      await send(arrivalOf({ email: `p${i}@example.org` }), { receiptsPerHour: 3 }, now)
    }
    expect(receipts()).toHaveLength(3)
    expect(received).toHaveLength(8)
    const later = () => now() + 3_600_000
    await send(arrivalOf({ email: 'late@example.org' }), { receiptsPerHour: 3 }, later)
    expect(receipts()).toHaveLength(4)
  })

  test('what is kept of a mail names nobody and goes by itself', async () => {
    await send(arrivalOf({ email: 'ada@example.org' }))
    const kept = await Promise.all(
      ['mails', 'mail-limits'].map(async (name) => (await database.collection(name).get()).docs),
    )
    expect(kept.flat()).toHaveLength(4)
    for (const document of kept.flat()) {
      expect(document.get('expiresAt')).toBeInstanceOf(Timestamp)
      expect(JSON.stringify([document.id, document.data()])).not.toMatch(/ada|@/)
    }
  })
})

test('what is deployed has the versions that are tested', async () => {
  const manifest = async (path: string) => JSON.parse(await readFile(path, 'utf8'))
  const { dependencies } = await manifest('site/backend/firestore/mail/package.json')
  const { devDependencies } = await manifest('package.json')
  expect(devDependencies).toMatchObject(dependencies)
})

/** A mail of one part, as it went over the wire. */
function parse(text: string): { head: string[]; body: string } {
  const end = text.indexOf('\r\n\r\n')
  const head = text
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const raw = text.slice(end + 4)
  const encoding = head.find((line) => /^content-transfer-encoding/i.test(line)) ?? ''
  if (/base64/i.test(encoding)) return { head, body: Buffer.from(raw, 'base64').toString() }
  if (!/quoted-printable/i.test(encoding)) return { head, body: raw }
  const bytes = raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return { head, body: Buffer.from(bytes, 'latin1').toString() }
}
