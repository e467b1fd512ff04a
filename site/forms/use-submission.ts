import { useRef } from 'react'
import { type Collection, createDocumentId, type Submissions } from '../backend/backend'
import { useBackend } from '../backend-context'

/**
 * Sends one filled-in form to its collection. The record keeps its id while its values stay the
 * same, so that pressing Submit again after a lost answer stores nothing twice.
 */
export function useSubmission<K extends Collection>(collection: K) {
  const { submissions } = useBackend()
  const attempt = useRef<{ id: string; values: string }>(undefined)

  return (submission: Submissions[K]): Promise<void> => {
    const values = JSON.stringify(submission)
    if (attempt.current?.values !== values) attempt.current = { id: createDocumentId(), values }
    return submissions.submit(collection, attempt.current.id, submission)
  }
}
