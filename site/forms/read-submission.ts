import type { Submissions } from '../backend/backend'
import type { collections } from '../backend/collections'

/** A collection that a form can fill in. */
export type FormCollection = (typeof collections)[keyof typeof collections]

/** What a filled-in form says of its collection's fields; what it does not show is empty. */
export function readSubmission<Described extends FormCollection>(
  { fields }: Described,
  values: FormData,
): Submissions[Described['name']] {
  const texts = Object.keys(fields).map((name) => [name, textValue(values, name)])
  return Object.fromEntries(texts)
}

/** The text entered in the control called `name`; empty when the form does not show it. */
export function textValue(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}
