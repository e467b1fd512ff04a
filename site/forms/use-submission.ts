import { useRef } from 'react'
import { type Collection, createDocumentId, type Submissions } from '../backend/backend'
import { useBackend } from '../backend-context'

/** One filled-in form on its way to the store. */
export interface Attempt {
  readonly id: string
  /** The submission as JSON. */
  readonly values: string
}

/**
 * Sends one filled-in form to its collection. The record keeps its id while its values stay the
 * same, so that pressing Submit again after a lost answer stores nothing twice.
 * @param kept holds the last attempt in place of the page's memory
 */
export function useSubmission<K extends Collection>(
  collection: K,
  kept?: { current: Attempt | undefined },
) {
  const { submissions } = useBackend()
  const held = useRef<Attempt>(undefined)
  const attempt = kept ?? held

  return (submission: Submissions[K]): Promise<void> => {
    const values = JSON.stringify(submission)
    if (attempt.current?.values !== values) attempt.current = { id: createDocumentId(), values }
    return submissions.submit(collection, attempt.current.id, submission)
  }
}
