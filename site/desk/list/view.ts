import { dashboard } from '@duskpane/content/desk/text'
import type { Sort } from '@duskpane/ui/data-table/sorting'
import type { Collection } from '../../backend/backend'
import { collectionNames } from '../../backend/collections'
import { STATUSES, type Status } from '../../backend/desk'
import { splitChoice } from '../../router/use-private-choice'
import { collectionsWithAnswers } from '../clock'
import type { Query } from './search'

export interface DeskTab {
  readonly id: string
  readonly title: string
  /** Shown instead of rows if there are none. */
  readonly empty: string
  readonly collections: readonly Collection[]
}

/** The records of any list that are due. */
const dueTab: DeskTab = { ...dashboard.due, collections: collectionsWithAnswers }

/** What a search finds in any list. */
const everyTab: DeskTab = { ...dashboard.every, collections: collectionNames }

/** In the order of the menu. */
export const deskTabs: readonly DeskTab[] = [
  dueTab,
  ...dashboard.tabs.map(({ collection, ...tab }) => ({ ...tab, collections: [collection] })),
  everyTab,
]

/** The list that the desk opens with, as specified. */
export const firstTab = dashboard.tabs[0].id

export const isDue = ({ tab }: Pick<View, 'tab'>) => tab === dueTab

export const isEvery = ({ tab }: Pick<View, 'tab'>) => tab === everyTab

/** Whether all lists are open and nothing is looked for: to read all of everything is for a search alone. */
export const isUnasked = (view: View) => isEvery(view) && !isFiltered(view)

/** The filters that another tab leaves behind: a search goes on over all lists. */
export const leftBehind = (tab: DeskTab): readonly FilterName[] =>
  isEvery({ tab }) ? filterNames.filter((name) => name !== 'q') : filterNames

/** The filters in the address, by their names there. */
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
export const privateNames = ['q', 'assignee', 'record'] as const

/** What the desk shows. The parts that name no person are in the address, so that they can be sent to a colleague. */
export interface View {
  readonly tab: DeskTab
  readonly filters: Filters
  readonly sort: Sort
  /** The key of the open record. */
  readonly record: string | undefined
}

/** Newest first, as the store lists them; on the Due tab, oldest first. */
function firstSort(tab: DeskTab): Sort {
  return { column: 'storedAt', direction: tab === dueTab ? 'ascending' : 'descending' }
}

/** The chosen view, without choices that do not exist. */
export function viewOf(params: URLSearchParams): View {
  const filters = filterNames.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value] as const] : []
  })
  const named = (id: string | null) => deskTabs.find((it) => it.id === id)
  const tab = named(params.get('tab')) ?? named(firstTab) ?? dueTab
  return {
    tab,
    filters: Object.fromEntries(filters),
    sort: sortOf(tab, params.get('sort')),
    record: recordKey(tab, params.get('record')),
  }
}

/** The key of a record that an address names: by it or, as in the mails to the office, by the id in the tab's own list. */
function recordKey({ collections }: DeskTab, name: string | null) {
  if (name === null) return undefined
  const isKey = collections.some((it) => name.startsWith(`${it}/`))
  return isKey ? name : `${collections[0]}/${name}`
}

/** An address of the site with a view; what is private stands in the fragment, which the page clears. */
export function withView(path: string, view: URLSearchParams): string {
  const { open, kept: named } = splitChoice(view, privateNames)
  return `${path}${open.size > 0 ? `?${open}` : ''}${named.size > 0 ? `#${named}` : ''}`
}

/** A sort in the address: the column, with a minus for descending order; null for the tab's default. */
export function sortName(tab: DeskTab, { column, direction }: Sort): string | null {
  const own = firstSort(tab)
  if (column === own.column && direction === own.direction) return null
  return direction === 'descending' ? `-${column}` : column
}

function sortOf(tab: DeskTab, name: string | null): Sort {
  if (!name) return firstSort(tab)
  return name.startsWith('-')
    ? { column: name.slice(1), direction: 'descending' }
    : { column: name, direction: 'ascending' }
}

/** Whether the rows come in the order in which the store has them: of several lists it has none. */
export const isInStoreOrder = ({ tab, sort }: View) =>
  tab.collections.length === 1 && sortName(tab, sort) === null

/** Whether the view shows the list as the store has it, so that nothing needs to be searched. */
export const isPlain = (view: View) => isInStoreOrder(view) && !isFiltered(view)

export const isFiltered = ({ filters }: View) => Object.keys(filters).length > 0

/** The query of a view. Days are in the browser's time zone, both ends included. */
export function queryOf({ tab, filters }: Pick<View, 'tab' | 'filters'>, admin: string): Query {
  const { q, subject, country, answer, assignee, from, to } = filters
  const statuses = statusesOf(filters)
  return {
    text: q,
    statuses: statuses.length > 0 ? statuses : undefined,
    subject,
    country,
    clock: answer === 'overdue' || answer === 'due' ? answer : isDue({ tab }) ? 'due' : undefined,
    assignee: assigneeOf(assignee, admin),
    from: dayOf(from, 0),
    until: dayOf(to, 1),
  }
}

/** The address that a filter stands for; empty for unassigned, and undefined for a filter that means nothing. */
function assigneeOf(assignee: string | undefined, admin: string): string | undefined {
  if (assignee === 'me') return admin
  if (assignee === 'nobody') return ''
  return isAdmin(assignee) ? assignee : undefined
}

/** Whether a filter names an admin: by an address. */
export const isAdmin = (assignee: string | undefined): assignee is string =>
  assignee?.includes('@') === true

/** The states that a filter names, with dots between them. */
export function statusesOf({ state = '' }: Filters): readonly Status[] {
  const names = state.split('.')
  return STATUSES.filter((it) => names.includes(it))
}

/** The start of a day, `later` days on; undefined for an invalid date. */
function dayOf(text: string | undefined, later: number): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '') ?? []
  if (!year) return undefined
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  // `Date` takes February 31 for March 3.
  if (date.getDate() !== Number(day) || date.getMonth() !== Number(month) - 1) return undefined
  date.setDate(date.getDate() + later)
  return date
}
