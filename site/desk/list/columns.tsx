import { dashboard, statusText } from '@duskpane/content/desk/text'
import { cn } from '@duskpane/ui/cn'
import type { Column } from '@duskpane/ui/data-table/column'
import { StatusBadge } from '@duskpane/ui/status-badge'
import type { ComponentProps } from 'react'
import type { StoredRecord } from '../../backend/backend'
import { collections } from '../../backend/collections'
import type { Status } from '../../backend/desk'
import type { FieldDescription } from '../../backend/fields'
import { clockOf, expectsAnswer, overdueFrom } from '../clock'
import { fieldText, questionOf, senderOf, shortTimeText, topicOf } from '../record/record'
import { type DeskTab, isDue, isEvery } from './view'

const labels: Readonly<Record<string, string>> = dashboard.columns

/** The columns of a message fit beside the tabs on a laptop, names and addresses whole. */
const widthsRem: Readonly<Record<string, number>> = {
  id: 5.25,
  name: 9.25,
  email: 14.5,
  phone: 7.875,
  subject: 7.25,
  topic: 8.5,
  list: 11.5,
  assignee: 8.5,
  company: 9,
  message: 6.5,
  why: 9.5,
  country: 8.5,
  city: 8,
  years: 11,
  distributes: 9.5,
  storedAt: 9.625,
  state: 9.25,
  due: 11.5,
}

/** The columns that a card on a phone shows besides the time and the mark. */
const narrowPlaces: Readonly<Record<string, 'start' | 'line'>> = {
  name: 'start',
  company: 'start',
  email: 'line',
  phone: 'start',
  subject: 'start',
  country: 'start',
  message: 'line',
  why: 'line',
}

/** Shown only where somebody chooses them: the first column says the same, and Due says when; All Lists has no room. */
export function columnsByChoice(tab: DeskTab): readonly string[] {
  if (isEvery({ tab })) return ['state', 'storedAt', 'assignee']
  return isDue({ tab }) ? ['state', 'storedAt'] : ['state', 'due']
}

/** The columns of a tab: the id, each listed field, the time, the state and the due time. */
export function columnsOf(tab: DeskTab): readonly Column<StoredRecord>[] {
  if (isEvery({ tab })) return sharedColumns.toSpliced(2, 0, listColumn)
  const [collection] = tab.collections
  // What a record is about tells its list there.
  if (isDue({ tab }) || !collection) return sharedColumns
  const { fields, timeField } = collections[collection]
  const listed = Object.entries<FieldDescription>(fields).filter(
    ([, { listed }]) => listed !== false,
  )
  const opening = 'name' in fields ? 'name' : 'email'
  const [growing = opening] = listed.find(([, { kind }]) => kind === 'longText') ?? []
  return [
    idColumn,
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
    timeColumn(timeField),
    stateColumn,
    ...(expectsAnswer(collection) ? [dueColumn] : []),
  ]
}

const idColumn: Column<StoredRecord> = {
  ...frame('id'),
  kind: 'custom',
  narrow: 'end',
  narrowHeader: dashboard.columns.state,
  value: ({ id }) => id,
  content: (record) => (
    <div className="flex items-center gap-1 @max-2xl:gap-1.5">
      <span
        title={record.id}
        className={cn(
          'min-w-0 truncate text-xs text-text-muted tabular-nums',
          !record.sample && '@max-2xl:hidden',
        )}
      >
        {record.sample ? dashboard.record.sample : record.id.slice(-4)}
      </span>
      <StateMark record={record} />
    </div>
  ),
}

const timeColumn = (timeField: string): Column<StoredRecord> => ({
  ...frame('storedAt', timeField),
  kind: 'custom',
  narrow: 'end',
  value: ({ storedAt }) => shortTimeText(storedAt),
  sortValue: ({ storedAt }) => storedAt?.getTime(),
  content: ({ storedAt }) => (storedAt ? <When time={storedAt} /> : '–'),
})

const stateColumn: Column<StoredRecord> = {
  ...frame('state'),
  kind: 'custom',
  narrow: 'hidden',
  value: (record) => stateOf(record).text,
  content: (record) => <StateBadge record={record} />,
}

const dueColumn: Column<StoredRecord> = {
  ...frame('due'),
  kind: 'custom',
  narrow: 'end',
  value: dueText,
  sortValue: (record) => dueTime(record)?.getTime(),
  content: (record) => dueText(record) || '–',
}

const listColumn: Column<StoredRecord> = {
  ...frame('list'),
  kind: 'text',
  narrow: 'start',
  value: ({ collection }) =>
    dashboard.tabs.find((tab) => tab.collection === collection)?.title ?? '',
}

/** The columns that records of several lists share. */
const sharedColumns: readonly Column<StoredRecord>[] = [
  idColumn,
  { ...frame('name'), kind: 'text', narrow: 'start', opens: true, value: senderOf },
  { ...frame('topic'), kind: 'text', narrow: 'start', value: topicOf },
  { ...frame('message'), kind: 'longText', narrow: 'line', grow: true, value: questionOf },
  {
    ...frame('assignee'),
    kind: 'text',
    narrow: 'hidden',
    value: ({ assignee }) => assignee || dashboard.assigning.nobody,
  },
  timeColumn('submittedAt'),
  dueColumn,
  stateColumn,
]

function frame(id: string, field = id) {
  const widthRem = widthsRem[id]
  return { id, header: labels[field] ?? field, ...(widthRem && { widthRem }) }
}

/** The time from which the answer to a record is overdue; undefined if none is expected. */
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

const marks = {
  pending: 'neutral',
  'in-progress': 'active',
  answered: 'success',
  closed: 'closed',
  spam: 'rejected',
} as const satisfies Record<Status, ComponentProps<typeof StatusBadge>['status']>

const markOf = ({ status }: StoredRecord) =>
  Object.hasOwn(marks, status) ? marks[status as Status] : 'neutral'

/** The state of a record and, where its answer is due or overdue, what the clock says. */
function stateOf(record: StoredRecord) {
  const state = statusText(record)
  const clock = clockOf(record, new Date())
  const clockWord = clock && clock !== 'waiting' ? dashboard.clock[clock] : undefined
  return {
    state,
    clock,
    clockWord,
    /** Both, as in "New, Overdue". */
    text: clockWord ? `${state}, ${clockWord}` : state,
  }
}

/** The state of a record, by word and mark. */
export function StateBadge({ record }: { readonly record: StoredRecord }) {
  const { state, clockWord, text } = stateOf(record)
  return (
    <StatusBadge status={markOf(record)} title={text}>
      <span>{state}</span>
      {clockWord && <span className="sr-only">{`, ${clockWord}`}</span>}
    </StatusBadge>
  )
}

/**
 * The state of a record by a mark, so that names and addresses have the width, and on a card also by one word: that an
 * answer is due or overdue, else the state.
 */
function StateMark({ record }: { readonly record: StoredRecord }) {
  const { clock, clockWord, text } = stateOf(record)
  const isOverdue = clock === 'overdue'
  return (
    <StatusBadge
      status={isOverdue ? 'danger' : markOf(record)}
      title={text}
      className={cn(
        'min-h-5 shrink-0 gap-1.5 border-0 bg-transparent px-0 text-xs',
        isOverdue && 'text-danger',
      )}
    >
      {clockWord && (
        <span aria-hidden="true" className="@2xl:hidden">
          {clockWord}
        </span>
      )}
      <span className={clockWord ? 'sr-only' : '@2xl:sr-only'}>{text}</span>
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
