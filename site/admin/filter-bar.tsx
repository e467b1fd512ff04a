import { dashboard } from '@duskpane/content/pages/admin'
import { Button } from '@duskpane/ui/button'
import { DateRange } from '@duskpane/ui/date-range'
import { Field } from '@duskpane/ui/field'
import { Input } from '@duskpane/ui/input'
import { MultiSelectFilter } from '@duskpane/ui/multi-select-filter'
import { NativeSelect } from '@duskpane/ui/native-select'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { COUNT_LIMIT, type Collection } from '../backend/backend'
import { collections } from '../backend/collections'
import { STATUSES } from '../backend/desk'
import type { FieldDescription } from '../backend/fields'
import { isAnswered } from './clock'
import { type FilterName, filterNames, statusesOf, type View } from './view'

const text = dashboard.filters
/** So long after the last letter, in ms, all records are searched. */
const TYPING_MS = 300

interface FilterBarProps {
  readonly view: View
  readonly onFilter: (
    changes: Readonly<Partial<Record<FilterName, string | null>>>,
    history: 'push' | 'replace',
  ) => void
  /** Records whose answer is overdue, and those that are due with them; each up to COUNT_LIMIT. */
  readonly overdue: number
  readonly due: number
  /** Beside the filters: what is done with what matches. */
  readonly children: ReactNode
}

/** Searches all records of a list, and filters them. */
export function FilterBar({ view, onFilter, overdue, due, children }: FilterBarProps) {
  const { filters, tab } = view
  const active = filterNames.filter((name) => name !== 'q' && filters[name])
  const [isOpen, setOpen] = useState(active.length > 0)
  const panel = useId()
  const set = (name: FilterName, value: string) => onFilter({ [name]: value || null }, 'push')
  return (
    <search className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          key={tab.id}
          value={filters.q ?? ''}
          onSearch={(q) => onFilter({ q: q || null }, 'replace')}
        />
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {text.open(active.length)}
        </Button>
        {isAnswered(tab.collection) && overdue > 0 && filters.answer !== 'overdue' && (
          <Button variant="ghost" className="text-danger" onClick={() => set('answer', 'overdue')}>
            {text.overdue(overdue, COUNT_LIMIT)}
          </Button>
        )}
        {isAnswered(tab.collection) && due > overdue && filters.answer !== 'due' && (
          <Button variant="ghost" onClick={() => set('answer', 'due')}>
            {text.due(due, COUNT_LIMIT)}
          </Button>
        )}
        {(active.length > 0 || filters.q) && (
          <Button
            variant="ghost"
            onClick={() =>
              onFilter(Object.fromEntries(filterNames.map((name) => [name, null])), 'push')
            }
          >
            {text.clear}
          </Button>
        )}
        <div className="ms-auto flex flex-wrap items-center gap-3">{children}</div>
      </div>
      <div
        id={panel}
        hidden={!isOpen}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-4 not-hidden:grid"
      >
        <MultiSelectFilter
          label={text.state}
          options={STATUSES.map((value) => ({ value, label: dashboard.states[value] }))}
          value={statusesOf(filters)}
          onValueChange={(statuses) => set('state', statuses.join('.'))}
          className="justify-between self-end"
        />
        {choicesOf(tab.collection).map(({ name, label, options }) => (
          <Field key={name} name={name} label={label}>
            <NativeSelect
              value={filters[name] ?? ''}
              onChange={({ target }) => set(name, target.value)}
            >
              <option value="">{text.all}</option>
              {options.map(([value, shown]) => (
                <option key={value} value={value}>
                  {shown}
                </option>
              ))}
            </NativeSelect>
          </Field>
        ))}
        <DateRange
          value={{ from: filters.from ?? '', to: filters.to ?? '' }}
          onValueChange={({ from, to }) => onFilter({ from: from || null, to: to || null }, 'push')}
          fromLabel={text.from}
          toLabel={text.until}
          className="col-span-full sm:grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))]"
        />
      </div>
    </search>
  )
}

/** Asks once nothing has been typed for a moment. */
function SearchField({
  value,
  onSearch,
}: {
  readonly value: string
  readonly onSearch: (text: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  // Back, or "Clear", has changed the address.
  if (value !== asked) {
    setAsked(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === asked) return
    const timer = setTimeout(() => {
      setAsked(typed)
      onSearch(typed)
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, asked, onSearch])
  return (
    <Field name="q" label={text.search} className="min-w-0 grow basis-64 sm:max-w-md">
      <Input
        type="search"
        value={typed}
        maxLength={300}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  )
}

interface Choice {
  readonly name: FilterName
  readonly label: string
  /** Value and text. */
  readonly options: readonly (readonly [string, string])[]
}

/** The filters of which one value is chosen: those of the form where the collection has them, clock and assignee. */
function choicesOf(collection: Collection): readonly Choice[] {
  const fields: Readonly<Record<string, FieldDescription>> = collections[collection].fields
  const ownOptions = (['subject', 'country'] as const).flatMap((name) => {
    const field = fields[name]
    if (field?.kind !== 'option') return []
    return [{ name, label: text[name], options: field.options.map((it) => [it, it] as const) }]
  })
  return [
    ...ownOptions,
    ...(isAnswered(collection)
      ? [{ name: 'answer' as const, label: text.clock, options: Object.entries(text.clocks) }]
      : []),
    { name: 'assignee', label: text.assignee, options: Object.entries(text.assignees) },
  ]
}
