import { FormShell } from '@duskpane/ui/form-shell'
import type { ComponentProps } from 'react'
import type { Collection, Submissions } from '../backend/backend'
import { FormNote } from './form-note'
import { TrapField } from './trap-field'
import type { Draft } from './use-draft'
import { useSubmission } from './use-submission'
import { WithoutScript } from './without-script'

interface StoredFormText {
  readonly title: string
  readonly submit: string
  readonly submitting: string
  readonly success: string
  readonly failure: string
}

interface SubmissionFormProps<K extends Collection>
  extends Omit<ComponentProps<'form'>, 'onSubmit'>,
    Pick<ComponentProps<typeof FormShell>, 'layout'> {
  readonly text: StoredFormText
  readonly collection: K
  /** Reads the record from the form's controls. */
  readonly read: (values: FormData) => Submissions[K]
  /** Keeps what is typed until it is stored: for forms that are long to fill in. */
  readonly draft?: Draft
}

/** A form whose record goes to the store. The database's script loads when it is first touched. */
export function SubmissionForm<K extends Collection>({
  text,
  collection,
  read,
  draft,
  children,
  ...props
}: SubmissionFormProps<K>) {
  const { touch, send } = useSubmission(collection, draft)
  return (
    <FormShell
      aria-label={text.title}
      submitLabel={text.submit}
      submittingLabel={text.submitting}
      success={text.success}
      failure={text.failure}
      note={<FormNote />}
      onFocus={touch}
      ref={draft?.ref}
      onInput={draft?.keep}
      onSubmit={(values) => send(values, read(values))}
      {...props}
    >
      <WithoutScript />
      <TrapField />
      {children}
    </FormShell>
  )
}
