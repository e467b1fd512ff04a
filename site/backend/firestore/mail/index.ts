import { mail as text } from '@duskpane/content/desk/mail'
import { dashboard } from '@duskpane/content/desk/text'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { defineInt, defineString } from 'firebase-functions/params'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { codeOf } from '../../backend'

/** Where the database is; functions run beside it. */
const region = defineString('MAIL_REGION', { default: 'us-central1' })
/** The addresses of the office, with commas between. */
const office = defineString('MAIL_OFFICE')
const perHour = defineInt('MAIL_PER_HOUR', { default: 20 })

initializeApp()
const database = getFirestore()

/** Enqueues a mail about a new record, for the Trigger Email extension to deliver. */
export const mail = onDocumentCreated(
  {
    document: '{collection}/{id}',
    region,
    retry: true,
    // One at a time, as all of them count in the same document.
    concurrency: 1,
    maxInstances: 1,
  },
  async ({ data, params: { collection, id }, time }) => {
    const list = dashboard.tabs.find((it) => it.collection === collection)
    if (!data || !list) return
    // Of the event and not of the clock, so that a retry counts where the first try did.
    const hour = time.slice(0, 13)
    const own = database.doc(`mail/${collection}.${id}`)
    const counter = database.doc(`mail-hours/${hour}`)

    await database.runTransaction(async (transaction) => {
      const [record, enqueued, counted] = await transaction.getAll(data.ref, own, counter)
      if (!record?.exists || enqueued?.exists) return
      const count = counted?.get('count') ?? 0
      const most = perHour.value()
      // The digest has said that more may come.
      if (count > most) return
      const isDigest = count === most
      transaction.set(counter, { count: count + 1 })
      transaction.create(isDigest ? database.doc(`mail/${hour}`) : own, {
        to: office
          .value()
          .split(',')
          .flatMap((it) => it.trim() || []),
        // So that no holiday notice answers.
        headers: { 'Auto-Submitted': 'auto-generated' },
        message: isDigest
          ? text.digest(most, `${hour}:00 UTC`)
          : text.record(list.title, codeOf(id), `?tab=${list.id}#record=${id}`),
      })
    })
  },
)
