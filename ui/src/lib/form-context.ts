'use client'

import { createContext, useContext } from 'react'

/** What a form tells the fields inside it: the message for each invalid control, by name. */
interface FormContextValue {
  readonly errors: Readonly<Record<string, string>>
  /** Whether each error is announced. Of several errors the form announces the number instead. */
  readonly announced: boolean
}

const FormContext = createContext<FormContextValue>({ errors: {}, announced: false })

/** The message to show beside the control called `name`, if it is invalid. Works outside a form too. */
function useFieldError(name: string) {
  const { errors, announced } = useContext(FormContext)
  return { error: errors[name], announced }
}

export { FormContext, useFieldError }
