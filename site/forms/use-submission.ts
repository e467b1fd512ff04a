import { sentText } from '@duskpane/content/forms/sent'
import { useRef, useState } from 'react'
import { BackendError, createDocumentId } from '../backend/backend'
import { useBackend } from '../backend/context'
import { type FormCollection, readSubmission } from './read-submission'
import { useSentForm } from './sent-forms'
import type { Draft } from './use-draft'

/** The last Submit of a form. */
export interface Attempt {
  readonly id: string
  /** The submission as JSON. */
  readonly values: string
}

interface SubmissionOptions {
  readonly collection: FormCollection
  /** Names the form among those sent during this visit. */
  readonly formId: string
  /** The form's one message for any failure: nothing is stored, nor will be. */
  readonly failure: string
  readonly draft?: Draft | undefined
}

/**
 * Stores one filled-in form. While its values stay the same, every Submit sends the same record id,
 * so that a Submit after a lost answer stores nothing twice.
 */
export function useSubmission({ collection, formId, failure, draft }: SubmissionOptions) {
  const { submissions } = useBackend()
  const [sent, markSent] = useSentForm(formId)
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  const lastAttempt = useRef<Attempt>(undefined)
  const attempt = draft?.attempt ?? lastAttempt

  return {
    /** What the form has sent during this visit. */
    sent,
    /** What is true of the last Submit if it was not confirmed. */
    failure: isUnconfirmed ? sentText.unconfirmed : failure,
    /** Call it when the form is first focused: loads what the first write will need. */
    touch: () => submissions.prepare(),
    /** @throws {BackendError} when the store did not confirm the record */
    async send(values: FormData): Promise<void> {
      const submission = readSubmission(collection, values)
      const text = JSON.stringify(submission)
      const last = attempt.current
      const sentBefore = last?.values === text
      const { id } = sentBefore ? last : { id: createDocumentId() }
      attempt.current = { id, values: text }
      try {
        await submissions.submit(collection.name, id, submission, sentBefore)
      } catch (error) {
        setUnconfirmed(error instanceof BackendError && error.code === 'unconfirmed')
        throw error
      }
      draft?.clear()
      markSent({ id, values: submission })
    },
  }
}
