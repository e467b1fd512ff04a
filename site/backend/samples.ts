import { deskSamples } from '@duskpane/content/desk/samples'
import type { Submissions } from './backend'
import { collections } from './collections'
import { replay } from './embedded/earlier-entry'
import { toPayload } from './payload'

const HOUR_MS = 60 * 60_000

/** The id of a sample is its place in the list, so each is added only once and can be found again. */
export const samples = deskSamples.map((sample, index) => ({
  ...sample,
  id: `Sample${String(index + 1).padStart(14, '0')}`,
}))

/**
 * A sample as a store keeps it, dated back.
 * @param by the admin who adds it
 */
export function toStored(sample: (typeof samples)[number], by: string, now: number) {
  const { collection, hoursAgo, fields, done } = sample
  const arrived = now - hoursAgo * HOUR_MS
  // A time between the arrival and now.
  const step = (hoursAgo * HOUR_MS) / 10
  const history = done.map(({ mine, ...change }, index) => ({
    ...change,
    ...(mine && { assignee: by }),
    at: new Date(arrived + (index + 1) * step),
    by,
  }))
  return {
    ...toPayload(collection, fields as Submissions[typeof collection]),
    ...(history.length > 0 && replay(history)),
    [collections[collection].timeField]: new Date(arrived),
    sample: true,
  }
}
