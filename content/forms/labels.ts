import type { FormText } from '../schema'

type Fields = FormText['fields']

/** The labels of a form's fields for elsewhere than on the form. */
export function labelsOf<F extends Fields>(fields: F) {
  return changed(fields, (label) => label.replace(' (optional)', ''))
}

/** The same within a sentence. */
export function wordsOf<F extends Fields>(fields: F) {
  return changed(fields, (label) => label.replace('(optional)', '(if you give it)').toLowerCase())
}

function changed<F extends Fields>(fields: F, change: (label: string) => string) {
  const entries = Object.entries(fields).map(([name, { label }]) => [name, change(label)])
  return Object.fromEntries(entries) as { readonly [Name in keyof F]: string }
}
