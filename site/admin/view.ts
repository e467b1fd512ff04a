import { dashboard } from '@duskpane/content/pages/admin'
import type { Sort } from '@duskpane/ui/data-table/sorting'
import { STATUSES, type Status } from '../backend/desk'
import { splitChoice } from '../router/use-private-choice'
import type { Query } from './search'

export type DeskTab = (typeof dashboard.tabs)[number]

/** What the address says about the filters, by the names it has there. */
export const filterNames = [
  'q',
  'state',
  'subject',
  'country',
  'answer',
  'assignee',
  'from',
  'to',
] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Readonly<Partial<Record<FilterName, string>>>

/** What can name a person, and therefore stands in no address. */
export const privateNames = ['q', 'record'] as const

/** What of the desk is in view. The address has all of it that names nobody, so that a colleague can be sent to it. */
export interface View {
  readonly tab: DeskTab
  readonly filters: Filters
  readonly sort: Sort
  /** The id of the open record. */
  readonly record: string | undefined
}

/** Newest first, as the store lists them. */
export const newestFirst: Sort = { column: 'storedAt', direction: 'descending' }

/** The view that was chosen; what cannot be is left out. */
export function viewOf(params: URLSearchParams): View {
  const [first] = dashboard.tabs
  const filters = filterNames.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    tab: dashboard.tabs.find(({ id }) => id === params.get('tab')) ?? first,
    filters: Object.fromEntries(filters),
    sort: sortOf(params.get('sort')),
    record: params.get('record') ?? undefined,
  }
}

/** An address of the site with a view; what is private stands in the fragment, which the page clears. */
export function withView(path: string, view: URLSearchParams): string {
  const { open, kept } = splitChoice(view, privateNames)
  return `${path}${open.size > 0 ? `?${open}` : ''}${kept.size > 0 ? `#${kept}` : ''}`
}

/** A sort as the address has it: the column, with a minus before it for the other direction. */
export function sortName({ column, direction }: Sort): string | null {
  const name = direction === 'descending' ? `-${column}` : column
  return name === sortName.newest ? null : name
}
sortName.newest = `-${newestFirst.column}`

function sortOf(name: string | null): Sort {
  if (!name) return newestFirst
  return name.startsWith('-')
    ? { column: name.slice(1), direction: 'descending' }
    : { column: name, direction: 'ascending' }
}

/** Whether the store's own list is what the view shows, so that nothing needs to be searched. */
export function isPlain({ filters, sort }: View): boolean {
  return Object.keys(filters).length === 0 && sortName(sort) === null
}

/** What the search is to look for. Days are those of the browser's time zone, both ends included. */
export function queryOf(filters: Filters, admin: string): Query {
  const { q, subject, country, answer, assignee, from, to } = filters
  const statuses = statusesOf(filters)
  const start = dayOf(from, 0)
  const end = dayOf(to, 1)
  return {
    ...(q && { text: q }),
    ...(statuses.length > 0 && { statuses }),
    ...(subject && { subject }),
    ...(country && { country }),
    ...((answer === 'due' || answer === 'overdue') && { clock: answer }),
    ...(assignee === 'me' && { assignee: admin }),
    ...(assignee === 'nobody' && { assignee: '' }),
    ...(start && { from: start }),
    ...(end && { until: end }),
  }
}

/** The states that a filter names, with dots between them. */
export function statusesOf({ state = '' }: Filters): readonly Status[] {
  const names = state.split('.')
  return STATUSES.filter((it) => names.includes(it))
}

/** The start of a day, `later` days on; undefined for what is no date. */
function dayOf(text: string | undefined, later: number): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '') ?? []
  if (!year) return undefined
  const date = new Date(Number(year), Number(month) - 1, Number(day) + later)
  return Number.isNaN(date.getTime()) ? undefined : date
}
