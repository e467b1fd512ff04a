import { dashboard, statusText } from '@duskpane/content/desk/text'
import type { DeskEvent } from '../../backend/desk'
import { shortTimeText } from './record'

/** The changes and notes of a record, each with its admin and time. */
export function RecordHistory({ events }: { readonly events: readonly DeskEvent[] }) {
  return (
    <ol className="grid gap-3">
      {events.map((event, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of an older record can say the same, and none has a state
        <li key={place} className="grid wrap-anywhere">
          <span>
            <bdi className="font-semibold">{event.by}</bdi>{' '}
            <span>{descriptionsOf(event).join(', ')}</span>
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

function descriptionsOf({ status, assignee, note }: DeskEvent): readonly string[] {
  const { did } = dashboard.record
  return [
    ...(status === undefined ? [] : [did.state(statusText({ status }).toLowerCase())]),
    ...(assignee === undefined ? [] : [assignee ? did.assigned(assignee) : did.released]),
    ...(note === undefined ? [] : [did.note]),
  ]
}
