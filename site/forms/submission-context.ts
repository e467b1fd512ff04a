import type { FieldText, FormText } from '@duskpane/content/schema'
import { createContext, useContext } from 'react'
import type { CollectionDescription } from '../backend/fields'

/** The texts of a form that is stored. */
export interface SubmissionText<FieldName extends string = string> extends FormText {
  readonly fields: Readonly<Record<FieldName, FieldText>>
  readonly placeholders?: Readonly<Record<string, string>>
  readonly success: string
  readonly failure: string
}

/** What was answered where other fields depend on it, by the name of the field. */
export type Answers = Readonly<Record<string, string>>

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
