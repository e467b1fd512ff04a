import { createContext, useContext } from 'react'

/** What a form tells the fields inside it: the browser's message for each invalid control, by name. */
interface FormContextValue {
  readonly errors: Readonly<Record<string, string>>
}

const FormContext = createContext<FormContextValue>({ errors: {} })

/** The message to show beside the control called `name`, if it is invalid. Works outside a form too. */
function useFieldError(name: string): string | undefined {
  return useContext(FormContext).errors[name]
}

export { FormContext, useFieldError }
