import { useRef } from 'react'
import { useBackend } from '../app/backend-context'
import {
  type Collection,
  createDocumentId,
  type Submissions,
  type Suspicion,
} from '../backend/backend'
import { suspicionOf } from './suspicion'
import type { Draft } from './use-draft'

/** One filled-in form on its way to the store. */
export interface Attempt {
  readonly id: string
  /** The submission as JSON. */
  readonly values: string
  readonly suspected?: Suspicion
}

/**
 * Sends one filled-in form to its collection. The record keeps its id and what was suspected of it
 * while its values stay the same, so that pressing Submit again after a lost answer stores nothing
 * twice.
 */
export function useSubmission<K extends Collection>(collection: K, draft?: Draft) {
  const { submissions } = useBackend()
  const held = useRef<Attempt>(undefined)
  const attempt = draft?.attempt ?? held
  // What was filled in before the page was alive, or before a reload, took at least as long as
  // the page is old.
  const touchedAt = useRef(draft?.restored ? Number.NEGATIVE_INFINITY : undefined)

  return {
    /** To be called when the form is first touched: loads what the first write will need. */
    touch() {
      touchedAt.current ??= performance.now()
      submissions.prepare()
    },
    async send(values: FormData, submission: Submissions[K]): Promise<void> {
      const text = JSON.stringify(submission)
      if (attempt.current?.values !== text) {
        const filledInMs = performance.now() - (touchedAt.current ?? 0)
        const suspected = suspicionOf(collection, values, filledInMs)
        attempt.current = {
          id: createDocumentId(),
          values: text,
          ...(suspected && { suspected }),
        }
      }
      const { id, suspected } = attempt.current
      await submissions.submit(collection, id, { ...submission, ...(suspected && { suspected }) })
      draft?.clear()
    },
  }
}
