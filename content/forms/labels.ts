import type { FormText } from '../schema'

type Fields = FormText['fields']

/** The labels of a form's fields, for use outside of the form. */
export function labelsOf<F extends Fields>(fields: F) {
  const labels = Object.entries(fields).map(([name, { label }]) => [name, label])
  return Object.fromEntries(labels) as { readonly [Name in keyof F]: string }
}

/** The same, for use within a sentence. */
export function wordsOf<F extends Fields>(fields: F) {
  const words = Object.entries(fields).map(([name, { label }]) => [name, label.toLowerCase()])
  return Object.fromEntries(words) as { readonly [Name in keyof F]: string }
}
