import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { cn } from './cn'
import { useFieldError } from './form-context'
import { Icon } from './icon'

interface FieldContextValue {
  readonly id: string
  readonly name: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

const FieldContext = createContext<FieldContextValue | null>(null)

/** The identity a control takes from the `Field` around it. */
function useField() {
  const field = useContext(FieldContext)
  if (!field)
    throw new Error('A control must stand inside a Field, which gives it its name and label.')
  return field
}

/** The attributes that tie a control to its label, hint and error. Spread them first. */
function useFieldControl() {
  const { id, name, describedBy, invalid } = useField()
  return {
    id,
    name,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
  } as const
}

const controlClasses = [
  'block w-full min-h-12 rounded-sm border border-line-strong bg-surface-raised px-4 py-2.5',
  'text-base text-text placeholder:text-text-muted',
  'transition-colors hover:border-text',
  'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]',
  'disabled:cursor-not-allowed disabled:opacity-60',
]

interface FieldFrame {
  /** The stored field's name; the control takes it as its `name`. */
  name: string
  label: ReactNode
  /** What to enter, read out with the control. */
  hint?: ReactNode
  /** Shows a message of your own instead of the form's. */
  error?: string | undefined
  /** Says "optional" behind the label; required is the rule. */
  optional?: boolean
}

type FieldProps = Omit<ComponentProps<'div'>, keyof FieldFrame> & FieldFrame

/** Label, hint and error around one control, wired for assistive technology. */
function Field({
  name,
  label,
  hint,
  error,
  optional = false,
  className,
  children,
  ...props
}: FieldProps) {
  const id = useId()
  const { message, describedBy } = useFieldTexts(id, name, hint, error)
  return (
    <div data-slot="field" className={cn('grid content-start gap-1.5', className)} {...props}>
      <label data-slot="field-label" htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <OptionalMark />}
      </label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldContext value={{ id, name, describedBy, invalid: Boolean(message) }}>
        {children}
      </FieldContext>
      <FieldError id={`${id}-error`}>{message}</FieldError>
    </div>
  )
}

/** The same frame for a group of controls that answer one question: radios or checkboxes. */
function FieldGroup({
  name,
  label,
  hint,
  error,
  optional = false,
  className,
  children,
  ...props
}: Omit<ComponentProps<'fieldset'>, keyof FieldFrame> & FieldFrame) {
  const id = useId()
  const { message, describedBy } = useFieldTexts(id, name, hint, error)
  return (
    <fieldset
      data-slot="field-group"
      aria-describedby={describedBy}
      className={cn('grid min-w-0 content-start gap-1.5', className)}
      {...props}
    >
      <legend data-slot="field-label" className="mb-1.5 text-sm font-semibold">
        {label}
        {optional && <OptionalMark />}
      </legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldContext value={{ id, name, describedBy, invalid: Boolean(message) }}>
        {children}
      </FieldContext>
      <FieldError id={`${id}-error`}>{message}</FieldError>
    </fieldset>
  )
}

function useFieldTexts(id: string, name: string, hint: ReactNode, error: string | undefined) {
  const formError = useFieldError(name)
  const message = error ?? formError
  const describedBy = [message && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { message, describedBy: describedBy || undefined }
}

function OptionalMark() {
  return <span className="font-normal text-text-muted"> (optional)</span>
}

function FieldHint(props: ComponentProps<'p'>) {
  return <p data-slot="field-hint" className="text-sm text-text-muted" {...props} />
}

function FieldError({ children, ...props }: ComponentProps<'p'>) {
  if (!children) return null
  return (
    <p data-slot="field-error" className="flex gap-1.5 text-sm font-medium text-danger" {...props}>
      <Icon name="circle-alert" className="mt-0.5 size-4" />
      {children}
    </p>
  )
}

export { controlClasses, Field, FieldGroup, useField, useFieldControl }
