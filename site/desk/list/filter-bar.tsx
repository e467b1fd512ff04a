import { dashboard } from '@duskpane/content/desk/text'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import { DateRange } from '@duskpane/ui/date-range'
import { Input } from '@duskpane/ui/input'
import { Language } from '@duskpane/ui/language'
import { MultiSelectFilter } from '@duskpane/ui/multi-select-filter'
import { NamedIcon } from '@duskpane/ui/named-icon'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { COUNT_LIMIT } from '../../backend/backend'
import { collections } from '../../backend/collections'
import type { FieldDescription } from '../../backend/fields'
import { ChoiceField } from '../../sections/choice-field'
import { expectsAnswer } from '../clock'
import { shortDate, stateOptions } from '../record/record'
import {
  type DeskTab,
  type FilterName,
  filterNames,
  isAdmin,
  isDue,
  statusesOf,
  type View,
} from './view'

const text = dashboard.filters
/** The order, the calendar and the digits in which the list writes days. */
const listLocale = localeOf(shortDate.resolvedOptions())

function localeOf({ locale, calendar, numberingSystem }: Intl.ResolvedDateTimeFormatOptions) {
  return new Intl.Locale(locale, { calendar, numberingSystem }).toString()
}

/** So long after the last letter, in ms, all records are searched. */
const TYPING_MS = 300

interface FilterBarProps {
  readonly view: View
  readonly onFilter: (
    changes: Readonly<Partial<Record<FilterName, string | null>>>,
    history: 'push' | 'replace',
  ) => void
  /** Records whose answer is due or overdue, up to COUNT_LIMIT. */
  readonly due: number
  readonly colleagues: readonly string[]
  /** Whether a record stands beside the list, which leaves it one line. */
  readonly isNarrow: boolean
  /** Beside the filters: what is done with what matches. */
  readonly children: ReactNode
}

/** Searches all records of a list, and filters them. */
export function FilterBar({ view, onFilter, due, colleagues, isNarrow, children }: FilterBarProps) {
  const { filters, tab } = view
  const active = filterNames.filter((name) => name !== 'q' && filters[name])
  // Beside a record the filters would push the list out of view.
  const opens = active.length > 0 && !isNarrow
  const [isOpen, setOpen] = useState(opens)
  const [wasNarrow, setWasNarrow] = useState(isNarrow)
  if (isNarrow !== wasNarrow) {
    setWasNarrow(isNarrow)
    setOpen(opens)
  }
  const panel = useId()
  const isDueOnly = filters.answer === 'due'
  const chosenAdmin = isAdmin(filters.assignee) ? [filters.assignee] : []
  const set = (name: FilterName, value: string) => onFilter({ [name]: value || null }, 'push')
  return (
    <search className="grid gap-4">
      <div className={cn('flex items-center gap-2', !isNarrow && 'flex-wrap')}>
        <SearchField
          key={tab.id}
          value={filters.q ?? ''}
          onSearch={(q) => onFilter({ q: q || null }, 'replace')}
        />
        <Button
          size="sm"
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {text.open(active.length)}
        </Button>
        {!isDue(view) && (due > 0 || isDueOnly) && (
          <Button
            size="sm"
            variant="outline"
            aria-pressed={isDueOnly}
            className={cn(isDueOnly && 'border-text bg-text/10', isNarrow && 'lg:hidden')}
            onClick={() => set('answer', isDueOnly ? '' : 'due')}
          >
            <NamedIcon name={isDueOnly ? 'x' : 'plus'} />
            <span>{text.due(due, COUNT_LIMIT)}</span>
          </Button>
        )}
        {(active.length > 0 || filters.q) && (
          <Button
            size="sm"
            variant="ghost"
            className={cn(isNarrow && 'lg:hidden')}
            onClick={() =>
              onFilter(Object.fromEntries(filterNames.map((name) => [name, null])), 'push')
            }
          >
            {text.clear}
          </Button>
        )}
        {children}
      </div>
      <div
        id={panel}
        hidden={!isOpen}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-4 not-hidden:grid"
      >
        <MultiSelectFilter
          label={text.state}
          options={stateOptions.map(([value, label]) => ({ value, label }))}
          value={statusesOf(filters)}
          onValueChange={(statuses) => set('state', statuses.join('.'))}
          className="justify-between self-end"
        />
        {choicesOf(tab, [...new Set([...colleagues, ...chosenAdmin])]).map(
          ({ name, label, options }) => (
            <ChoiceField
              key={name}
              name={name}
              label={label}
              value={filters[name] ?? ''}
              options={[['', text.all], ...options]}
              onChoose={(value) => set(name, value)}
            />
          ),
        )}
        <Language locale={listLocale} lang="en" dir="ltr">
          <DateRange
            value={{ from: filters.from ?? '', to: filters.to ?? '' }}
            onValueChange={({ from, to }) =>
              onFilter({ from: from || null, to: to || null }, 'push')
            }
            fromLabel={text.from}
            toLabel={text.until}
            className="col-span-full sm:grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))]"
          />
        </Language>
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
  const ask = useEffectEvent(() => {
    setAsked(typed)
    onSearch(typed)
  })
  // A render meanwhile, as each page of a search is one, leaves the pause as long as it is.
  useEffect(() => {
    if (typed === asked) return
    const timer = setTimeout(() => ask(), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, asked])
  return (
    <Input
      type="search"
      aria-label={text.search}
      placeholder={text.search}
      value={typed}
      maxLength={300}
      autoComplete="off"
      onValueChange={setTyped}
      className="min-h-9 w-0 min-w-36 grow px-3 py-1 text-sm sm:max-w-md"
    />
  )
}

/** The filters of which one value is chosen: those of the form where the collection has them, clock and assignee. */
function choicesOf({ collections: own }: DeskTab, admins: readonly string[]) {
  const fields: Readonly<Record<string, FieldDescription>> = Object.assign(
    {},
    ...own.map((name) => collections[name].fields),
  )
  const ownOptions = (['subject', 'country'] as const).flatMap((name) => {
    const field = fields[name]
    return field?.kind === 'option'
      ? [{ name, label: text[name], options: field.options.map((it) => [it, it] as const) }]
      : []
  })
  const clock = { name: 'answer', label: text.clock, options: Object.entries(text.clocks) } as const
  const assignees = [
    ...Object.entries(text.assignees),
    ...admins.map((address) => [address, address] as const),
  ]
  return [
    ...ownOptions,
    ...(own.some(expectsAnswer) ? [clock] : []),
    { name: 'assignee', label: text.assignee, options: assignees } as const,
  ]
}
