import { Firestore } from 'firebase-admin/firestore'
import { samples, toStored } from '../../backend/samples'
import { PROJECT } from './project'

/** Adds the samples that are not there, past the rules, dated back from now. */
export async function addSamples(host: string, by: string): Promise<void> {
  const database = new Firestore({ projectId: PROJECT, host, ssl: false })
  const now = Date.now()
  const adding = samples.map(async (sample) => {
    const { history = [], ...fields } = toStored(sample, by, now)
    const changedAt = history.at(-1)?.at
    const document = database.doc(`${sample.collection}/${sample.id}`)
    // The desk changes a history in a map by number.
    const changes = changedAt ? { changedAt, history: { ...history } } : {}
    await document.create({ ...fields, ...changes }).catch((error) => {
      if (error.code !== ALREADY_EXISTS) throw error
    })
  })
  await Promise.all(adding)
  await database.terminate()
}

/** Of gRPC. */
const ALREADY_EXISTS = 6
