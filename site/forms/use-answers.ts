import { type RefObject, useLayoutEffect, useState } from 'react'
import type { CollectionDescription } from '../backend/fields'

/** What was answered where other fields depend on it, by the name of the field. */
export type Answers = Readonly<Record<string, string>>

/**
 * The answers in a form on which other fields of its collection depend.
 * @returns the answers, and the function that reads them again, to be called at every input event
 */
export function useAnswers(
  { fields }: CollectionDescription,
  form: RefObject<HTMLFormElement | null>,
): readonly [Answers, read: () => void] {
  const [answers, setAnswers] = useState<Answers>({})

  function answerTo(name: string): string {
    const control = form.current?.elements.namedItem(name) as RadioNodeList | HTMLSelectElement
    return control?.value ?? ''
  }

  function read() {
    const names = Object.values(fields).flatMap(({ required }) =>
      typeof required === 'object' ? required.field : [],
    )
    // The same object while no answer changes, so that typing does not render the form.
    if (names.every((name) => answerTo(name) === (answers[name] ?? ''))) return
    setAnswers(Object.fromEntries(names.map((name) => [name, answerTo(name)])))
  }

  // No event says what was chosen before hydration, or that a control has gone.
  useLayoutEffect(read)

  return [answers, read]
}
