'use client'

import { createContext } from 'react'

interface FieldContextValue {
  /** The id for a control without one. */
  readonly id: string
  /** Tells the label of the id that an app gives the control, if any; returns what takes it back. */
  readonly claim: (id: string | undefined) => () => void
  readonly name: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

const FieldContext = createContext<FieldContextValue | null>(null)

/** What a form tells the fields inside it: the message for each invalid control, by name. */
interface FormContextValue {
  readonly errors: Readonly<Record<string, string>>
  /** Whether each error is announced. Of several errors the form announces the number instead. */
  readonly announced: boolean
}

const ofNoForm: FormContextValue = { errors: {}, announced: false }

const FormContext = createContext(ofNoForm)

export { FieldContext, FormContext, ofNoForm }
