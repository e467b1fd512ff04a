import { dashboard } from '@duskpane/content/desk/text'
import { Alert } from '@duskpane/ui/alert'
import { Button } from '@duskpane/ui/button'
import { Field } from '@duskpane/ui/field'
import { Heading } from '@duskpane/ui/heading'
import { Textarea } from '@duskpane/ui/textarea'
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import type { StoredRecord } from '../../backend/backend'
import { orFailures } from '../../backend/batches'
import { useBackend } from '../../backend/context'
import { type DeskChange, type DeskEvent, type Failure, NOTE_LIMIT } from '../../backend/desk'
import { isBlank } from '../../backend/normalize'
import { ChoiceMenu } from '../choice-menu'
import { AssigneeChoice } from './assignee-choice'
import { shortTimeText, stateOptions, statusText } from './record'

const text = dashboard.record

export interface ActivityHandle {
  markAnswered(): void
}

interface RecordActivityProps {
  readonly ref: Ref<ActivityHandle>
  readonly record: StoredRecord
  readonly admin: string
  readonly colleagues: readonly string[]
  /** What is typed and not saved, by the id of the record: it outlives the panel. */
  readonly notes: Map<string, string>
  readonly onChanged: (records: readonly StoredRecord[]) => void
  /** Something was not saved, and the panel that would have said so is gone. */
  readonly onUnsaved: (failure: Failure) => void
}

/** What another admin did while this one was about to do something. */
interface Conflict {
  readonly wanted: DeskChange
  readonly current: StoredRecord
  readonly theirs: readonly DeskEvent[]
}

type Status = 'ready' | 'saving' | 'failed'

/** State, assignee, notes and history of a record. */
export function RecordActivity(props: RecordActivityProps) {
  const { ref, record, admin, colleagues, notes, onChanged, onUnsaved } = props
  const { desk } = useBackend()
  const [status, setStatus] = useState<Status>('ready')
  const [conflict, setConflict] = useState<Conflict>()
  const [note, showNote] = useState(notes.get(record.id) ?? '')
  const titleId = useId()

  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  function setNote(typed: string) {
    if (typed === '') notes.delete(record.id)
    else notes.set(record.id, typed)
    showNote(typed)
  }

  async function save(wanted: DeskChange, from: StoredRecord = record) {
    if (status === 'saving') return
    setStatus('saving')
    setConflict(undefined)
    const { records, failures } = await orFailures([from], desk.change([from], wanted))
    const [failure] = failures
    if (failure && !isThere.current) return onUnsaved(failure)
    setStatus(failure && !failure.current ? 'failed' : 'ready')
    if (failure?.current) {
      const theirs = failure.current.history.slice(from.history.length)
      setConflict({ wanted, current: failure.current, theirs })
      onChanged([failure.current])
      return
    }
    // Unless more was typed while it was saved.
    if (!failure && notes.get(record.id)?.trim() === wanted.note) setNote('')
    onChanged(records)
  }

  useImperativeHandle(ref, () => ({
    markAnswered: () => void save({ status: 'answered' }),
  }))

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
      {status === 'failed' && (
        <Alert variant="destructive" role="alert">
          {text.failedToSave}
        </Alert>
      )}
      {conflict && (
        <Alert role="alert">
          <p>{text.conflict}</p>
          <History events={conflict.theirs} />
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              size="sm"
              variant="outline"
              onClick={() => save(conflict.wanted, conflict.current)}
            >
              {text.overwrite}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setConflict(undefined)}>
              {text.leave}
            </Button>
          </div>
        </Alert>
      )}
      <form
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBlank(note)) void save({ note: note.trim() })
        }}
      >
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
          loading={status === 'saving'}
          aria-disabled={isBlank(note)}
        >
          {text.addNote}
        </Button>
      </form>
      <div className="grid gap-3">
        <Heading level={3} size="lg">
          {text.history}
        </Heading>
        {record.history.length === 0 ? (
          <p className="text-text-muted">{text.noHistory}</p>
        ) : (
          <History events={record.history.toReversed()} />
        )}
      </div>
    </section>
  )
}

function History({ events }: { readonly events: readonly DeskEvent[] }) {
  return (
    <ol className="grid gap-3">
      {events.map((event, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of an older record can say the same, and none has a state
        <li key={place} className="grid wrap-anywhere">
          <span>
            <bdi className="font-semibold">{event.by}</bdi> <span>{deedsOf(event).join(', ')}</span>
          </span>
          {event.note !== undefined && (
            <p
              dir="auto"
              className="my-1 max-w-reading border-s-2 border-line-strong ps-3 whitespace-pre-line"
            >
              {event.note}
            </p>
          )}
          <time dateTime={event.at?.toISOString()} className="text-sm text-text-muted">
            {shortTimeText(event.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

function deedsOf({ status, assignee, note }: DeskEvent): readonly string[] {
  const { did } = text
  return [
    ...(status === undefined ? [] : [did.state(statusText({ status }).toLowerCase())]),
    ...(assignee === undefined ? [] : [assignee ? did.assigned(assignee) : did.released]),
    ...(note === undefined ? [] : [did.note]),
  ]
}
