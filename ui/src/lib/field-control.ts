'use client'

import { type ComponentProps, createContext, useContext } from 'react'
import { focusRing } from './focus-ring.ts'

interface FieldContextValue {
  readonly id: string
  readonly name: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

type FieldControlProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'aria-describedby' | 'aria-invalid'
>

const FieldContext = createContext<FieldContextValue | null>(null)

/** What a form tells the fields inside it: the message for each invalid control, by name. */
interface FormContextValue {
  readonly errors: Readonly<Record<string, string>>
  /** Whether each error is announced. Of several errors the form announces the number instead. */
  readonly announced: boolean
}

const FormContext = createContext<FormContextValue>({ errors: {}, announced: false })

/** The value of an attribute that names elements by their ids, such as `aria-describedby`; none for no element. */
function joinIds(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}

/**
 * The props of a control, with the attributes that tie it to the label, hint and error of the `Field` around it.
 * Its own come before those of the field; only its descriptions are read after them.
 */
function useFieldControl<Props extends object>(props?: Props & FieldControlProps) {
  const field = useContext(FieldContext)
  return {
    ...(field && {
      id: field.id,
      name: field.name,
      'aria-invalid': field.invalid || undefined,
    }),
    ...props,
    'aria-describedby': joinIds(field?.describedBy, props?.['aria-describedby']),
  } as Props & FieldControlProps
}

const controlClasses = [
  'block w-full min-h-12 rounded-dp-sm border border-dp-line-strong bg-dp-surface-raised px-4 py-2.5',
  'text-dp-base text-dp-text placeholder:text-dp-text-muted',
  'transition-colors hover:border-dp-text',
  focusRing,
  'aria-invalid:border-dp-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--dp-danger)]',
  'disabled:cursor-not-allowed disabled:opacity-60',
]

export {
  controlClasses,
  FieldContext,
  type FieldControlProps,
  FormContext,
  joinIds,
  useFieldControl,
}
