'use client'

import { createContext } from 'react'

interface FieldContextValue {
  /** The id for a control without one. */
  readonly id: string
  /** Tells the label of the id that an app gives the control, if any; returns what takes it back. */
  readonly claim: (id: string | undefined) => () => void
  readonly name: string
  /** The id of the label of one control, by which a group of radios is called; none where it has a legend. */
  readonly labelledBy: string | undefined
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

const FieldContext = createContext<FieldContextValue | null>(null)

/** What a form tells the fields inside it: the message for each invalid control, by name. */
interface FormContextValue {
  readonly errors: Readonly<Record<string, string>>
  /** What a server finds wrong, it says of all controls of that name. */
  readonly from: 'browser' | 'server'
  /** Whether each error is announced. Of several errors the form announces the number instead. */
  readonly announced: boolean
}

const ofNoForm: FormContextValue = { errors: {}, from: 'browser', announced: false }

const FormContext = createContext(ofNoForm)

export { FieldContext, FormContext, ofNoForm }
