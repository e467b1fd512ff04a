'use client'

import { type ComponentProps, useContext, useLayoutEffect } from 'react'
import { FieldContext } from './field-context.ts'
import { focusRing } from './focus-ring.ts'
import { onlyGiven } from './only-given.ts'

type FieldControlProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'aria-describedby' | 'aria-invalid'
>

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
  const own = props?.id
  const claim = field?.claim
  useLayoutEffect(() => claim?.(own), [own, claim])
  return {
    ...(field && {
      id: field.id,
      name: field.name,
      // Always set, because Firefox tells screen readers that an empty required control is invalid.
      'aria-invalid': field.invalid,
    }),
    ...(props && onlyGiven(props)),
    'aria-describedby': joinIds(field?.describedBy, props?.['aria-describedby']),
  } as Props & FieldControlProps
}

const controlClasses = [
  'block w-full min-h-12 rounded-dp-sm border border-dp-line-strong bg-dp-surface-raised px-4 py-2.5',
  'text-dp-base text-dp-text placeholder:text-dp-text-muted print:placeholder:text-transparent',
  'transition-colors hover:border-dp-text',
  focusRing,
  'aria-invalid:border-dp-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--dp-danger)]',
  'disabled:cursor-not-allowed disabled:opacity-60',
]

export { controlClasses, type FieldControlProps, joinIds, useFieldControl }
