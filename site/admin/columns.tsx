import { dashboard } from '@duskpane/content/pages/admin'
import type { Column } from '@duskpane/ui/data-table/column'
import { StatusBadge } from '@duskpane/ui/status-badge'
import type { Collection, StoredRecord } from '../backend/backend'
import { collections } from '../backend/collections'
import type { FieldDescription } from '../backend/fields'
import { clockOf, isAnswered, overdueFrom } from './clock'
import { CopyCode } from './copy-code'
import { fieldText, senderOf, shortTimeText, statusText } from './record'

const labels: Readonly<Record<string, string>> = dashboard.columns

/** So that what a message has fits beside the tabs of a laptop. */
const widthsRem: Readonly<Record<string, number>> = {
  id: 7.25,
  name: 7.25,
  email: 7.75,
  phone: 8.5,
  subject: 8,
  company: 9,
  message: 7,
  why: 9.5,
  country: 8.5,
  city: 8,
  years: 11,
  distributes: 9.5,
  storedAt: 10.5,
  state: 9.25,
  due: 12.75,
}

/** What a card on a phone has besides its time and its mark. */
const narrowPlaces: Readonly<Record<string, 'start' | 'line'>> = {
  name: 'start',
  company: 'start',
  subject: 'start',
  country: 'start',
  email: 'line',
  phone: 'line',
  message: 'line',
  why: 'line',
}

/** Shown only where somebody chooses them: the first column has marks that say the same. */
export const columnsByChoice: readonly string[] = ['state', 'due']

/** The columns of a collection's table: the id, each listed field, the time, and what the office made of it. */
export function columnsOf(collection: Collection): readonly Column<StoredRecord>[] {
  const { fields, timeField } = collections[collection]
  const listed = Object.entries<FieldDescription>(fields).filter(
    ([, { listed }]) => listed !== false,
  )
  const opening = 'name' in fields ? 'name' : 'email'
  const [growing = opening] = listed.find(([, { kind }]) => kind === 'longText') ?? []
  return [
    {
      ...frame('id'),
      kind: 'custom',
      narrow: 'end',
      value: ({ id }) => id,
      content: (record) => (
        <div className="flex flex-col items-start">
          <span className="@max-2xl:hidden">
            <CopyCode id={record.id} tabIndex={-1} />
          </span>
          <StateMark record={record} />
        </div>
      ),
    },
    ...listed.map(
      ([name, { kind }]): Column<StoredRecord> => ({
        ...frame(name),
        kind: kind === 'longText' ? 'longText' : 'text',
        value: (record) => (name === opening ? senderOf(record) : fieldText(record, name)),
        narrow: name === opening ? 'start' : (narrowPlaces[name] ?? 'hidden'),
        ...(name === opening && { opens: true }),
        ...(name === growing && { grow: true }),
      }),
    ),
    {
      ...frame('storedAt', timeField),
      kind: 'custom',
      narrow: 'line',
      value: ({ storedAt }) => shortTimeText(storedAt),
      sortValue: ({ storedAt }) => storedAt?.getTime(),
      content: ({ storedAt }) => (storedAt ? <When time={storedAt} /> : '–'),
    },
    {
      ...frame('state'),
      kind: 'custom',
      narrow: 'hidden',
      value: stateText,
      content: (record) => <StateBadge record={record} />,
    },
    ...(isAnswered(collection) ? [dueColumn] : []),
  ]
}

const dueColumn: Column<StoredRecord> = {
  ...frame('due'),
  kind: 'custom',
  narrow: 'hidden',
  value: dueText,
  sortValue: (record) => dueTime(record)?.getTime(),
  content: (record) => dueText(record) || '–',
}

function frame(id: string, field = id) {
  const widthRem = widthsRem[id]
  return { id, header: labels[field] ?? field, ...(widthRem && { widthRem }) }
}

/** When the answer to a record is overdue from; undefined where none is waited for. */
export function dueTime(record: StoredRecord): Date | undefined {
  return record.storedAt && clockOf(record, new Date()) && overdueFrom(record.storedAt)
}

/** "by" or "since" when the answer is due. */
export function dueText(record: StoredRecord): string {
  const until = dueTime(record)
  if (!until) return ''
  const { since, until: by } = dashboard.clock
  const when = shortTimeText(until)
  return clockOf(record, new Date()) === 'overdue' ? since(when) : by(when)
}

/** State, and what the clock says where an answer is waited for. */
function stateText(record: StoredRecord): string {
  const clock = clockOf(record, new Date())
  const state = statusText(record)
  return clock && clock !== 'waiting' ? `${state}, ${dashboard.clock[clock]}` : state
}

function statusOf(record: StoredRecord) {
  const clock = clockOf(record, new Date())
  if (clock === 'overdue') return 'danger'
  if (clock === 'due') return 'active'
  return record.status === 'answered' ? 'success' : 'neutral'
}

/** The state of a record, set apart where its answer is due or overdue. */
export function StateBadge({ record }: { readonly record: StoredRecord }) {
  const state = statusText(record)
  return (
    <StatusBadge status={statusOf(record)} title={stateText(record)}>
      <span>{state}</span>
      <span className="sr-only">{stateText(record).slice(state.length)}</span>
    </StatusBadge>
  )
}

/** The state in one word, or instead that its answer is due or overdue. */
function StateMark({ record }: { readonly record: StoredRecord }) {
  const text = stateText(record)
  const word = text.split(', ').at(-1)
  return (
    <StatusBadge
      status={statusOf(record)}
      title={text}
      className="min-h-5 border-0 bg-transparent px-1 text-xs"
    >
      {word === text ? (
        text
      ) : (
        <>
          <span aria-hidden="true">{word}</span>
          <span className="sr-only">{text}</span>
        </>
      )}
    </StatusBadge>
  )
}

function When({ time }: { readonly time: Date }) {
  return (
    <time dateTime={time.toISOString()} title={time.toLocaleString()} className="tabular-nums">
      {shortTimeText(time)}
    </time>
  )
}
