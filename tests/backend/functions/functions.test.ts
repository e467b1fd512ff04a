import { initializeApp } from 'firebase-admin/app'
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createDocumentId } from '../../../site/backend/backend'
import { collectionNames, collections } from '../../../site/backend/collections'
import { toPayload } from '../../../site/backend/payload'
import { submissions } from '../submissions'
import { type Delivery, startDelivery } from './delivery'

const { FUNCTIONS_HOST, DELIVERY_PORT, SMTP_PORT } = process.env
const RECORDS = 200
const OFFICE = 'office@example.com'

describe.skipIf(!FUNCTIONS_HOST)('on the Functions emulator', () => {
  let database: Firestore
  let delivery: Delivery
  let smtp: SMTPServer
  /** To whom the mails went that the server took, and how often. */
  const taken = new Map<string, string[]>()
  let refused = 0

  beforeAll(async () => {
    database = getFirestore(initializeApp({ projectId: 'demo-functions' }))
    delivery = await startDelivery(Number(DELIVERY_PORT), FUNCTIONS_HOST ?? '')
    smtp = startMailServer()
    await new Promise<void>((resolve) => smtp.listen(Number(SMTP_PORT), '127.0.0.1', resolve))
  })
  afterAll(async () => {
    await new Promise<void>((resolve) => smtp?.close(() => resolve()))
    await delivery?.stop()
    await database?.terminate()
  })

  /** A mail server that has no time for every twentieth connection, and the first time for every eighth mail. */
  function startMailServer() {
    const later = Object.assign(new Error('later'), { responseCode: 451 })
    const seen = new Set<string>()
    let connections = 0
    return new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onConnect: (_, done) => done(connections++ % 20 === 19 ? later : null),
      async onData(stream, session, done) {
        const text = (await stream.toArray()).join('')
        const id = /^Message-ID:\s*<(.+)>/im.exec(text)?.[1] ?? ''
        const isNew = !seen.has(id)
        seen.add(id)
        if (isNew && seen.size % 8 === 0) {
          refused++
          return done(later)
        }
        const to = session.envelope.rcptTo.map(({ address }) => address)
        taken.set(id, [...(taken.get(id) ?? []), to.join()])
        done()
      },
    })
  }

  test(`${RECORDS} new records under forced retries: exactly one mail each to office and sender`, async () => {
    const expected = new Map<string, string[]>()
    const batch = database.batch()
    for (let i = 0; i < RECORDS; i++) {
      const collection = collectionNames[i % collectionNames.length] ?? 'contact-messages'
      const id = createDocumentId()
      const email = `person-${i}@example.org`
      const time = { [collections[collection].timeField]: FieldValue.serverTimestamp() }
      const payload = toPayload(collection, { ...submissions[collection], email })
      batch.create(database.doc(`${collection}/${id}`), { ...payload, ...time })
      expected.set(`${collection}.${id}.office@example.com`, [OFFICE])
      expected.set(`${collection}.${id}.receipt@example.com`, [email])
    }
    await batch.commit()

    const isDone = () => delivery.events >= RECORDS && delivery.isDone
    await vi.waitFor(() => expect(isDone()).toBe(true), { timeout: 1_500_000, interval: 500 })

    console.log(
      `${delivery.calls} calls, of which ${delivery.failures} failed; ${refused} mails refused`,
    )
    expect(delivery.events).toBe(RECORDS)
    expect(delivery.calls - delivery.failures).toBe(2 * RECORDS)
    expect(refused).toBe((2 * RECORDS) / 8)
    expect(delivery.failures).toBeGreaterThanOrEqual(refused / 2)
    expect(taken).toEqual(expected)
    const mails = await database.collection('mails').get()
    expect(mails.docs.map((it) => it.get('state'))).toEqual(Array(2 * RECORDS).fill('sent'))
  })
})
