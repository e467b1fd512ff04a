import { FormShell } from '@duskpane/ui/form-shell'
import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { CollectionDescription } from '../backend/fields'
import { DraftBelow } from './draft-below'
import { DraftNote } from './draft-note'
import { FormNote } from './form-note'
import type { FormCollection } from './read-submission'
import { SentSummary } from './sent-summary'
import { type Answers, SubmissionProvider, type SubmissionText } from './submission-context'
import type { Draft } from './use-draft'
import { useSubmission } from './use-submission'
import { WithoutScript } from './without-script'

interface SubmissionFormProps<Described extends FormCollection>
  extends Omit<ComponentProps<'form'>, 'onSubmit'>,
    Pick<ComponentProps<typeof FormShell>, 'layout' | 'submitVariant'> {
  readonly collection: Described
  readonly text: SubmissionText<keyof Described['fields'] & string>
  /** Tells the forms of one collection apart. Default: the collection's name. */
  readonly formId?: string
  /** Keeps what is typed until it is stored: for forms that are long to fill in. */
  readonly draft?: Draft
}

/**
 * A form that stores a record of its collection; its fields are `SubmissionField`s. The database's
 * script loads on the first focus.
 */
export function SubmissionForm<Described extends FormCollection>({
  collection,
  text,
  formId = collection.name,
  draft,
  children,
  ...props
}: SubmissionFormProps<Described>) {
  const { sent, touch, failure, send } = useSubmission({
    collection,
    formId,
    failure: text.failure,
    draft,
  })
  const ownRef = useRef<HTMLFormElement>(null)
  const ref = draft?.ref ?? ownRef
  const [answers, readAnswers] = useAnswers(collection, ref)
  // A restored answer adds the fields that depend on it, whose text the draft holds too.
  useLayoutEffect(() => draft?.restore())

  return (
    <>
      <FormShell
        aria-label={text.title}
        submitLabel={text.submit}
        submittingLabel={text.submitting}
        success={text.success}
        failure={failure}
        defaultSent={sent !== undefined}
        note={
          <>
            {draft && <DraftNote draft={draft} />}
            {draft?.isWaiting && <DraftBelow form={ref} />}
            <FormNote />
          </>
        }
        onFocus={touch}
        ref={ref}
        onInput={() => {
          readAnswers()
          draft?.keep()
        }}
        onSubmit={send}
        {...props}
      >
        <WithoutScript />
        <SubmissionProvider value={{ collection, text, answers }}>{children}</SubmissionProvider>
      </FormShell>
      {sent && <SentSummary sent={sent} text={text} />}
    </>
  )
}

/**
 * The answers in a form on which other fields of its collection depend.
 * @returns the answers, and the function that reads them again, to be called at every input event
 */
function useAnswers(
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
