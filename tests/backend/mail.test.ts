import { readFile } from 'node:fs/promises'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { codeOf, createDocumentId } from '../../site/backend/backend'
import { collectionNames } from '../../site/backend/collections'
import { toPayload } from '../../site/backend/payload'
import { submissions } from './submissions'

const firestoreHost = inject('firestoreHost')
const PROJECT = 'demo-mail'
const MESSAGES = 'contact-messages'

interface Event {
  readonly collection: string
  readonly id: string
  readonly time: string
}

describe.skipIf(!firestoreHost)('mail to the office', () => {
  let database: Firestore
  let mail: typeof import('../../site/backend/firestore/mail/index').mail

  beforeAll(async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestoreHost)
    vi.stubEnv('GCLOUD_PROJECT', PROJECT)
    // Nothing asks a server of Google.
    vi.stubEnv('METADATA_SERVER_DETECTION', 'none')
    vi.stubEnv('MAIL_OFFICE', ' office@example.com, second@example.com,')
    mail = (await import('../../site/backend/firestore/mail/index')).mail
    database = getFirestore()
  })
  afterAll(async () => {
    await database?.terminate()
    vi.unstubAllEnvs()
  })
  beforeEach(async () => {
    vi.stubEnv('MAIL_PER_HOUR', '20')
    const documents = `emulator/v1/projects/${PROJECT}/databases/(default)/documents`
    await fetch(`http://${firestoreHost}/${documents}`, { method: 'DELETE' })
  })

  /** Stores records and returns their events. */
  async function arrive(count: number, changes: object = {}): Promise<Event[]> {
    const writer = database.bulkWriter()
    const events = Array.from({ length: count }, (_, i) => {
      const collection = collectionNames[i % collectionNames.length] ?? MESSAGES
      return { collection, id: createDocumentId(), time: '2026-11-26T04:59:59.5Z' }
    })
    for (const { collection, id } of events) {
      const payload = toPayload(collection, submissions[collection])
      void writer.create(database.doc(`${collection}/${id}`), { ...payload, ...changes })
    }
    await writer.close()
    return events
  }

  async function tell({ collection, id, time }: Event) {
    const data = { ref: database.doc(`${collection}/${id}`) }
    const event = { data, params: { collection, id }, time }
    await mail.run(event as unknown as Parameters<typeof mail.run>[0])
  }

  const enqueued = async () => (await database.collection('mail').get()).docs
  const idsOf = (events: readonly Event[]) =>
    events.map(({ collection, id }) => `${collection}.${id}`).toSorted()

  test('500 records whose events come twice, at once or an hour later: a mail each', async () => {
    vi.stubEnv('MAIL_PER_HOUR', '1000')
    const events = await arrive(500)
    for (const [i, event] of events.entries()) {
      // Two transactions that collide keep each other waiting for seconds.
      await Promise.all(i % 100 === 0 ? [tell(event), tell(event)] : [tell(event)])
    }
    const counted = await database.doc('mail-hours/2026-11-26T04').get()
    await Promise.all(events.map((event) => tell({ ...event, time: '2026-11-26T05:00:00Z' })))
    expect((await enqueued()).map(({ id }) => id)).toEqual(idsOf(events))
    expect(counted.data()).toEqual({ count: 500 })
  }, 240_000)

  test('a flood of 3,000: as many mails as an hour has, and a digest; the next hour has its own', async () => {
    const events = await arrive(3000)
    const [later] = events.splice(-1)
    const afterDigest = events.splice(21)
    for (const event of events) await tell(event)
    await Promise.all(afterDigest.map(tell))
    const firsts = idsOf(events.slice(0, 20))
    const mails = await enqueued()
    expect(mails.map(({ id }) => id)).toEqual(['2026-11-26T04', ...firsts])
    expect(mails[0]?.get('message')).toEqual({
      subject: 'More than 20 new records in an hour',
      text: expect.stringContaining('Since 2026-11-26T04:00 UTC'),
    })
    if (later) await tell({ ...later, time: '2026-11-26T05:00:00Z' })
    expect(await enqueued()).toHaveLength(22)
  }, 240_000)

  test('the mail goes to the office alone, and holds nothing that a visitor sent', async () => {
    const hostile = 'a@example.org,<b>x</b>\r\nBcc: victim@example.org\r\n\r\n\u202Eevil'
    const texts = Object.fromEntries(
      Object.keys(toPayload(MESSAGES, submissions[MESSAGES])).map((name) => [name, hostile]),
    )
    for (const event of await arrive(collectionNames.length, { ...texts, to: hostile })) {
      await tell(event)
    }
    for (const document of await enqueued()) {
      const [, id = ''] = document.id.split('.')
      expect(document.data()).toEqual({
        to: ['office@example.com', 'second@example.com'],
        headers: { 'Auto-Submitted': 'auto-generated' },
        message: {
          subject: expect.stringMatching(new RegExp(`^[A-Za-z ]+: new \\[${codeOf(id)}\\]$`)),
          text: expect.stringMatching(
            new RegExp(
              `^Read and answer it at the desk: https://[\\w./-]+\\?tab=\\w+#record=${id}$`,
            ),
          ),
        },
      })
    }
    expect(await enqueued()).toHaveLength(collectionNames.length)
  })

  test('no mail tells of a record that was erased meanwhile, or of anything else', async () => {
    const [event] = await arrive(1)
    if (!event) return
    await database.doc(`${event.collection}/${event.id}`).delete()
    await tell(event)
    await database.doc('erasures/one').create({ erased: 1 })
    await tell({ ...event, collection: 'erasures', id: 'one' })
    expect(await enqueued()).toEqual([])
  })

  test('it is called for each new document, and again where it fails', () => {
    expect(mail.__endpoint).toMatchObject({
      eventTrigger: {
        eventType: 'google.cloud.firestore.document.v1.created',
        eventFilterPathPatterns: { document: '{collection}/{id}' },
        retry: true,
      },
      maxInstances: 1,
      concurrency: 1,
    })
  })
})

test('what is deployed has the versions that are tested', async () => {
  const manifest = async (path: string) => JSON.parse(await readFile(path, 'utf8'))
  const { dependencies } = await manifest('site/backend/firestore/mail/package.json')
  const { devDependencies } = await manifest('package.json')
  expect(devDependencies).toMatchObject(dependencies)
})
