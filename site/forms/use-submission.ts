import { useRef } from 'react'
import { useBackend } from '../app/backend-context'
import { createDocumentId, type Suspicion } from '../backend/backend'
import { type FormCollection, readSubmission } from './read-submission'
import { useSentForm } from './sent-forms'
import { suspicionOf } from './suspicion'
import type { Draft } from './use-draft'

/** The last Submit of a form. */
export interface Attempt {
  readonly id: string
  /** The submission as JSON. */
  readonly values: string
  readonly suspected?: Suspicion
}

interface SubmissionOptions {
  readonly collection: FormCollection
  /** Names the form among those sent during this visit. */
  readonly formId: string
  readonly draft?: Draft | undefined
}

/**
 * Stores one filled-in form. While its values stay the same, every Submit sends the same record id
 * and suspicion, so that a Submit after a lost answer stores nothing twice.
 */
export function useSubmission({ collection, formId, draft }: SubmissionOptions) {
  const { submissions } = useBackend()
  const [wasSent, markSent] = useSentForm(formId)
  const lastAttempt = useRef<Attempt>(undefined)
  const attempt = draft?.attempt ?? lastAttempt
  // A restored draft was filled in before this page was opened, and never too fast.
  const touchedAt = useRef(draft?.restored ? Number.NEGATIVE_INFINITY : undefined)

  return {
    /** Whether the form was sent earlier during this visit. */
    wasSent,
    /** Call it when the form is first focused: loads what the first write will need. */
    touch() {
      touchedAt.current ??= performance.now()
      submissions.prepare()
    },
    /** @throws {BackendError} when the store did not confirm the record */
    async send(values: FormData): Promise<void> {
      const submission = readSubmission(collection, values)
      const text = JSON.stringify(submission)
      if (attempt.current?.values !== text) {
        // A form that was filled in before hydration was never touched: its time counts from the
        // opening of the page.
        const filledInMs = performance.now() - (touchedAt.current ?? 0)
        const suspected = suspicionOf(collection.name, values, filledInMs)
        attempt.current = {
          id: createDocumentId(),
          values: text,
          ...(suspected && { suspected }),
        }
      }
      const { id, suspected } = attempt.current
      const stored = { ...submission, ...(suspected && { suspected }) }
      await submissions.submit(collection.name, id, stored)
      draft?.clear()
      markSent()
    },
  }
}
