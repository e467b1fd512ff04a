import { dashboard } from '@duskpane/content/pages/admin'
import type { Column } from '@duskpane/ui/data-table/column'
import { StatusBadge } from '@duskpane/ui/status-badge'
import type { Collection } from '../backend/backend'
import { collections } from '../backend/collections'
import type { DeskItem } from '../backend/desk'
import type { FieldDescription } from '../backend/fields'
import { clockOf, isAnswered, overdueFrom } from './clock'
import { CopyCode } from './copy-code'
import { fieldText, shortTimeText } from './record'

const labels: Readonly<Record<string, string>> = dashboard.columns

/** So that what a message has fits beside the tabs of a laptop. */
const widthsRem: Readonly<Record<string, number>> = {
  id: 7.25,
  name: 7.25,
  email: 8.5,
  phone: 8.5,
  subject: 8,
  company: 9,
  message: 7,
  why: 9.5,
  country: 8.5,
  city: 8,
  years: 11,
  distributes: 9.5,
  storedAt: 9.75,
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
export function columnsOf(collection: Collection): readonly Column<DeskItem>[] {
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
      value: ({ record }) => record.id,
      content: (item) => (
        <div className="flex flex-col items-start">
          <span className="@max-2xl:hidden">
            <CopyCode id={item.record.id} tabIndex={-1} />
          </span>
          <StateMark item={item} />
        </div>
      ),
    },
    ...listed.map(
      ([name, { kind }]): Column<DeskItem> => ({
        ...frame(name),
        kind: kind === 'longText' ? 'longText' : 'text',
        value: ({ record }) => fieldText(record, name),
        narrow: name === opening ? 'start' : (narrowPlaces[name] ?? 'hidden'),
        ...(name === opening && { opens: true }),
        ...(name === growing && { grow: true }),
      }),
    ),
    {
      ...frame('storedAt', timeField),
      kind: 'custom',
      narrow: 'line',
      value: ({ record }) => shortTimeText(record.storedAt),
      sortValue: ({ record }) => record.storedAt.getTime(),
      content: ({ record }) => <When time={record.storedAt} />,
    },
    {
      ...frame('state'),
      kind: 'custom',
      narrow: 'hidden',
      value: stateText,
      content: (item) => <StateBadge item={item} />,
    },
    ...(isAnswered(collection) ? [dueColumn] : []),
  ]
}

const dueColumn: Column<DeskItem> = {
  ...frame('due'),
  kind: 'custom',
  narrow: 'hidden',
  value: dueText,
  sortValue: (item) => dueTime(item)?.getTime(),
  content: (item) => dueText(item) || '–',
}

function frame(id: string, field = id) {
  const widthRem = widthsRem[id]
  return { id, header: labels[field] ?? field, ...(widthRem && { widthRem }) }
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

function statusOf(item: DeskItem) {
  const clock = clockOf(item, new Date())
  if (clock === 'overdue') return 'danger'
  if (clock === 'due') return 'active'
  return item.entry.state === 'answered' ? 'success' : 'neutral'
}

/** The state of a record, set apart where its answer is due or overdue. */
export function StateBadge({ item }: { readonly item: DeskItem }) {
  const { [item.entry.state]: state } = dashboard.states
  return (
    <StatusBadge status={statusOf(item)} title={stateText(item)}>
      <span>{state}</span>
      <span className="sr-only">{stateText(item).slice(state.length)}</span>
    </StatusBadge>
  )
}

/** The state in one word, or instead that its answer is due or overdue. */
function StateMark({ item }: { readonly item: DeskItem }) {
  const text = stateText(item)
  const word = text.split(', ').at(-1)
  return (
    <StatusBadge
      status={statusOf(item)}
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
