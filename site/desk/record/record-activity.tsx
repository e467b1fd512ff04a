import { dashboard, statusText } from '@duskpane/content/desk/text'
import { Alert } from '@duskpane/ui/alert'
import { Button } from '@duskpane/ui/button'
import { Field } from '@duskpane/ui/field'
import { Heading } from '@duskpane/ui/heading'
import { Textarea } from '@duskpane/ui/textarea'
import { type FormEvent, type Ref, useId, useImperativeHandle } from 'react'
import { NOTE_LIMIT } from '../../backend/desk'
import { isBlank } from '../../backend/normalize'
import { ChoiceMenu } from '../choice-menu'
import { AssigneeChoice } from './assignee-choice'
import { stateOptions } from './record'
import { RecordHistory } from './record-history'
import { type RecordChange, useRecordChange } from './use-record-change'

const text = dashboard.record

export interface ActivityHandle {
  markAnswered(): void
}

interface RecordActivityProps extends RecordChange {
  readonly ref: Ref<ActivityHandle>
  readonly colleagues: readonly string[]
}

/** State, assignee, notes and history of a record. */
export function RecordActivity({ ref, colleagues, ...change }: RecordActivityProps) {
  const { record, admin } = change
  const { conflict, ...changing } = useRecordChange(change)
  const { save } = changing
  const titleId = useId()

  useImperativeHandle(ref, () => ({ markAnswered: () => save({ status: 'answered' }) }))

  return (
    <section aria-labelledby={titleId} className="grid gap-5">
      <Heading level={3} size="lg" id={titleId}>
        {text.desk}
      </Heading>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold">{dashboard.columns.state}</p>
          <ChoiceMenu
            label={statusText(record)}
            options={stateOptions}
            current={record.status}
            onChoose={(status) => save({ status })}
          />
        </div>
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold">{dashboard.columns.assignee}</p>
          <div className="flex flex-wrap items-center gap-2">
            <AssigneeChoice
              label={record.assignee || dashboard.assigning.nobody}
              admin={admin}
              colleagues={colleagues}
              current={record.assignee}
              onAssign={(assignee) => save({ assignee })}
            />
            {record.assignee === '' && (
              <Button size="sm" variant="outline" onClick={() => save({ assignee: admin })}>
                {text.take}
              </Button>
            )}
          </div>
        </div>
      </div>
      {changing.hasFailed && (
        <Alert variant="destructive" role="alert">
          {text.failedToSave}
        </Alert>
      )}
      {conflict && (
        <Alert role="alert">
          <p>{text.conflict}</p>
          <RecordHistory events={conflict.theirs} />
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              size="sm"
              variant="outline"
              onClick={() => save(conflict.wanted, conflict.current)}
            >
              {text.overwrite}
            </Button>
            <Button size="sm" variant="ghost" onClick={changing.leaveConflict}>
              {text.leave}
            </Button>
          </div>
        </Alert>
      )}
      <NoteForm {...changing} />
      <div className="grid gap-3">
        <Heading level={3} size="lg">
          {text.history}
        </Heading>
        {record.history.length === 0 ? (
          <p className="text-text-muted">{text.noHistory}</p>
        ) : (
          <RecordHistory events={record.history.toReversed()} />
        )}
      </div>
    </section>
  )
}

function NoteForm({
  note,
  setNote,
  save,
  isSaving,
}: Pick<ReturnType<typeof useRecordChange>, 'note' | 'setNote' | 'save' | 'isSaving'>) {
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBlank(note)) save({ note: note.trim() })
  }
  return (
    <form className="grid justify-items-start gap-3" onSubmit={submit}>
      <Field name="note" label={text.note} hint={text.noteHint} className="w-full max-w-reading">
        <Textarea
          rows={3}
          maxLength={NOTE_LIMIT}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <Button
        type="submit"
        size="sm"
        variant="outline"
        loading={isSaving}
        aria-disabled={isBlank(note)}
      >
        {text.addNote}
      </Button>
    </form>
  )
}
