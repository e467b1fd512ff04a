import type { FieldText } from '@duskpane/content/schema'
import { createContext, useContext } from 'react'
import type { CollectionDescription } from '../backend/fields'
import type { Answers } from './use-answers'

/** The texts of a form that is stored. */
export interface SubmissionText<FieldName extends string = string> {
  readonly title: string
  readonly fields: Readonly<Record<FieldName, FieldText>>
  readonly placeholders?: Readonly<Record<string, string>>
  readonly submit: string
  readonly submitting: string
  readonly success: string
  readonly failure: string
}

interface SubmissionContextValue {
  readonly collection: CollectionDescription
  readonly text: SubmissionText
  readonly answers: Answers
}

const SubmissionContext = createContext<SubmissionContextValue | null>(null)

export const SubmissionProvider = SubmissionContext.Provider

/** What the form around a field stores, and its texts. */
export function useSubmissionForm(): SubmissionContextValue {
  const form = useContext(SubmissionContext)
  if (!form) throw new Error('A SubmissionField needs a SubmissionForm around it.')
  return form
}
