import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { defineInt, defineSecret, defineString } from 'firebase-functions/params'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import type { Collection } from '../../backend'
import { collectionNames } from '../../collections'
import { deliver } from './deliver'
import { createLedger } from './ledger'
import { createMailServer } from './mail-server'

/** Where the database is; functions run beside it. */
const region = defineString('MAIL_REGION', { default: 'us-central1' })
/** The addresses of the office, with commas between. */
const office = defineString('MAIL_OFFICE')
/** `Name <address>`, an address that the mail server may send from. */
const from = defineString('MAIL_FROM')
const receiptsPerHour = defineInt('MAIL_RECEIPTS_PER_HOUR', { default: 60 })
/** `smtps://user:password@host`, kept by Secret Manager. */
const server = defineSecret('MAIL_SERVER')

initializeApp()
const ledger = createLedger(getFirestore())

const onArrival = (collection: Collection) =>
  onDocumentCreated(
    // A flood of records makes a queue and not a flood of connections.
    {
      document: `${collection}/{id}`,
      region,
      secrets: [server],
      retry: true,
      timeoutSeconds: 60,
      maxInstances: 2,
    },
    async ({ data, params }) => {
      // Tried again for up to a day, in which the record may have been erased.
      if (!data || !(await data.ref.get()).exists) return
      const settings = {
        office: office
          .value()
          .split(',')
          .map((it) => it.trim())
          .filter(Boolean),
        from: from.value(),
        receiptsPerHour: receiptsPerHour.value(),
      }
      const arrival = { collection, id: params.id, fields: data.data() }
      await deliver(arrival, settings, createMailServer(server.value()), ledger, logger.error)
    },
  )

/** A function for each collection. */
export const mail = Object.fromEntries(
  collectionNames.map((name) => [name.replaceAll('-', ''), onArrival(name)]),
)
