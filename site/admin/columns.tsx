import { dashboard } from '@duskpane/content/pages/admin'
import type { Column } from '@duskpane/ui/data-table/column'
import { StatusBadge } from '@duskpane/ui/status-badge'
import type { Collection } from '../backend/backend'
import { collections } from '../backend/collections'
import type { DeskItem } from '../backend/desk'
import type { FieldDescription } from '../backend/fields'
import { type Clock, clockOf, isAnswered, overdueFrom } from './clock'
import { CopyCode } from './copy-code'
import { fieldText, shortTimeText } from './record'

type Described = (typeof collections)[Collection]
type ListedOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly listed: false } ? never : Name
}[keyof Fields]
type ListedField = Described extends infer Each
  ? Each extends Described
    ? ListedOf<Each['fields']>
    : never
  : never

/** Does not compile while a listed field or a time has no label. */
const labels: Readonly<Record<'id' | ListedField | Described['timeField'], string>> =
  dashboard.columns

/** Who, about what, and the first line: what is in view without scrolling, in this order. */
const leading: Readonly<Record<Collection, readonly string[]>> = {
  'contact-messages': ['name', 'email', 'subject', 'message'],
  'distributor-applications': ['name', 'email', 'company', 'why'],
  'newsletter-subscribers': ['email'],
  'contact-inquiries': ['name', 'email', 'country', 'message'],
}

/** So that the leading columns, time and state fit beside the tabs of a laptop. */
const widthsRem: Readonly<Record<string, number>> = {
  name: 8.5,
  email: 9.25,
  subject: 8.5,
  company: 9,
  message: 9.5,
  why: 9.5,
  phone: 9,
  country: 8.5,
  city: 8,
  years: 11,
  distributes: 9.5,
  storedAt: 10.75,
  state: 9.25,
  due: 12.75,
  id: 9,
}

/** The columns of a collection's table: each listed field, the time, what the office made of it, the id. */
export function columnsOf(collection: Collection): readonly Column<DeskItem>[] {
  const { fields, timeField } = collections[collection]
  const listed = Object.entries<FieldDescription>(fields)
    .filter(([, field]) => field.listed !== false)
    .map(([name]) => name)
  const first = leading[collection]
  const rest = listed.filter((name) => !first.includes(name))
  return [
    ...first.map((name, place) => ({
      ...textColumn(name as ListedField, place === 0),
      ...(place === first.length - 1 && { grow: true as const }),
    })),
    {
      ...frame('storedAt', labels[timeField]),
      kind: 'custom',
      narrow: 'end',
      value: ({ record }) => shortTimeText(record.storedAt),
      sortValue: ({ record }) => record.storedAt.getTime(),
      content: ({ record }) => <When time={record.storedAt} />,
    },
    {
      ...frame('state', dashboard.columns.state),
      kind: 'custom',
      narrow: 'end',
      value: stateText,
      content: (item) => <StateBadge item={item} />,
    },
    ...(isAnswered(collection) ? [dueColumn] : []),
    ...rest.map((name) => textColumn(name as ListedField)),
    {
      ...frame('id', labels.id),
      kind: 'custom',
      narrow: 'hidden',
      value: ({ record }) => record.id,
      content: ({ record }) => <CopyCode id={record.id} tabIndex={-1} />,
    },
  ]
}

const dueColumn: Column<DeskItem> = {
  ...frame('due', dashboard.columns.due),
  kind: 'custom',
  narrow: 'hidden',
  value: dueText,
  sortValue: (item) => dueTime(item)?.getTime(),
  content: (item) => dueText(item) || '–',
}

function textColumn(name: ListedField, isFirst = false): Column<DeskItem> {
  const isLong = name === 'message' || name === 'why'
  return {
    ...frame(name, labels[name]),
    kind: isLong ? 'longText' : 'text',
    value: ({ record }) => fieldText(record, name),
    narrow: isFirst ? 'start' : (narrowPlaces[name] ?? 'hidden'),
  }
}

const narrowPlaces: Readonly<Record<string, 'start' | 'line'>> = {
  subject: 'start',
  company: 'start',
  country: 'start',
  message: 'line',
  why: 'line',
}

function frame(id: string, header: string) {
  const widthRem = widthsRem[id]
  return { id, header, ...(widthRem && { widthRem }) }
}

/** When the answer to a record is overdue from; undefined where none is waited for. */
export function dueTime(item: DeskItem): Date | undefined {
  return clockOf(item, new Date()) && overdueFrom(item.record.storedAt)
}

/** "by" or "since" when the answer is due. */
export function dueText(item: DeskItem): string {
  const until = dueTime(item)
  if (!until) return ''
  const { since, until: by } = dashboard.clock
  const when = shortTimeText(until)
  return clockOf(item, new Date()) === 'overdue' ? since(when) : by(when)
}

/** State, and what the clock says where an answer is waited for. */
function stateText(item: DeskItem): string {
  const clock = clockOf(item, new Date())
  const state = dashboard.states[item.entry.state]
  return clock && clock !== 'waiting' ? `${state}, ${dashboard.clock[clock]}` : state
}

const clockStatuses: Readonly<Partial<Record<Clock, 'active' | 'danger'>>> = {
  due: 'active',
  overdue: 'danger',
}

/** The state of a record, set apart where its answer is due or overdue. */
export function StateBadge({ item }: { readonly item: DeskItem }) {
  const { state } = item.entry
  const clock = clockOf(item, new Date())
  const status = clock && clockStatuses[clock]
  return (
    <StatusBadge
      status={status ?? (state === 'answered' ? 'success' : 'neutral')}
      title={status && stateText(item)}
    >
      {dashboard.states[state]}
      {clock && clock !== 'waiting' && <span className="sr-only"> {dashboard.clock[clock]}</span>}
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
