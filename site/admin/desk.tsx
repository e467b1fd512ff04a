import { dashboardMeta, dashboard as text } from '@duskpane/content/pages/admin'
import { Alert } from '@duskpane/ui/alert'
import { Badge } from '@duskpane/ui/badge'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import { Heading } from '@duskpane/ui/heading'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@duskpane/ui/tabs'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { COUNT_LIMIT, type Collection } from '../backend/backend'
import type { DeskEntry, DeskItem } from '../backend/desk'
import { useChoice } from '../router/use-choice'
import { PageHead } from '../sections/page-head'
import { columnsOf } from './columns'
import { ExportMenu } from './export-menu'
import { FilterBar } from './filter-bar'
import { KeysDialog } from './keys-dialog'
import { Letter, LetterFrame, type LetterHandle } from './letter'
import { withArrived, withEntries, withoutErased } from './lists'
import { PersonDialog } from './person-dialog'
import { idOf } from './record'
import { RecordTable } from './record-table'
import { ReportBar } from './report-bar'
import { Samples } from './samples'
import { SearchStatus } from './search-status'
import { useCounts } from './use-counts'
import { useDeskList } from './use-desk-list'
import { useKeys } from './use-keys'
import { useNews } from './use-news'
import { useOpenItem } from './use-open-item'
import { useWork } from './use-work'
import { filterNames, isPlain, viewOf } from './view'

const columns = Object.fromEntries(
  text.tabs.map(({ collection }) => [collection, columnsOf(collection)]),
) as Readonly<Record<Collection, ReturnType<typeof columnsOf>>>

interface DeskProps {
  /** The e-mail address of the admin; undefined without a session, when the lists stay empty. */
  readonly admin: string | undefined
  /** Said above the lists. */
  readonly notice: ReactNode
  /** The store does not know the session any more. */
  readonly onDenied: () => void
  /** Gets a function that finishes what is waiting, before the session ends. */
  readonly finish: { current: (() => Promise<void>) | undefined }
}

/** The lists in a tab each, and the open record beside them. */
export function Desk({ admin, notice, onDenied, finish }: DeskProps) {
  const isSignedIn = admin !== undefined
  const [params, choose] = useChoice()
  const view = viewOf(params)
  const { collection } = view.tab
  const loaded = useDeskList(view, columns[collection], admin, onDenied)
  const { list, reload, update } = loaded
  const { counts, recount } = useCounts(isSignedIn)

  const listed = list.items.find(({ record }) => record.id === view.record)
  const openItem = useOpenItem(collection, view.record, listed, isSignedIn)
  const [takesFocus, setTakesFocus] = useState(false)

  const changed = useCallback(
    (of: Collection, entries: readonly DeskEntry[]) => {
      if (of === collection) update((held) => withEntries(held, entries))
      if (of === collection) openItem.update(entries)
      recount(of)
    },
    [collection, update, recount, openItem.update],
  )
  const erased = useCallback(
    (of: Collection, ids: readonly string[]) => {
      if (of === collection) update((held) => withoutErased(held, ids))
      if (of === collection) openItem.erased(ids)
      recount(of)
    },
    [collection, update, recount, openItem.erased],
  )
  const news = useNews(isSignedIn, (it) => {
    if (it.changed.length > 0) changed(it.collection, it.changed)
    if (it.erased.length > 0) erased(it.collection, it.erased)
    if (it.collection === collection) update((held) => withArrived(held, it.arrived))
    if (it.arrived.length > 0) recount(it.collection)
  })
  const work = useWork({ onChanged: changed, onErased: erased })
  finish.current = work.eraseNow

  const items = useMemo(
    () => list.items.filter((item) => !work.hidden.has(idOf(item))),
    [list.items, work.hidden],
  )
  const place = items.findIndex((item) => idOf(item) === view.record)

  const letter = useRef<LetterHandle>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const closed = useRef<number>(undefined)

  function open(item: DeskItem, history: 'push' | 'replace' = 'push') {
    setTakesFocus(true)
    choose({ record: idOf(item) }, history)
  }

  function close() {
    closed.current = place
    choose({ record: null })
  }

  // Back to the row, which on a phone is not there before the letter has gone.
  useEffect(() => {
    if (view.record !== undefined || closed.current === undefined) return
    const row = `[data-index="${closed.current}"] [data-slot=data-table-open]`
    closed.current = undefined
    const target =
      region.current?.querySelector<HTMLElement>(row) ??
      region.current?.querySelector<HTMLElement>('[role=region]')
    target?.focus()
  }, [view.record])

  const beside = (step: 1 | -1) => (place < 0 ? undefined : items[place + step])
  function step(by: 1 | -1) {
    const next = beside(by)
    if (next) return open(next, 'replace')
    if (view.record === undefined) {
      region.current?.querySelector<HTMLElement>('[data-slot=data-table-open]')?.focus()
    }
  }

  const [keysOpen, setKeysOpen] = useState(false)
  const keys = useKeys({
    j: () => step(1),
    k: () => step(-1),
    '/': () => searchField.current?.focus(),
    '?': () => setKeysOpen(true),
    ...(view.record !== undefined && {
      Escape: close,
      r: () => letter.current?.answer(),
      d: () => letter.current?.markAnswered(),
      t: () => letter.current?.toggleMine(),
      n: () => letter.current?.writeNote(),
    }),
  })

  function openTab(id: string) {
    const tab = text.tabs.find((it) => it.id === id)
    if (tab && isSignedIn) recount(tab.collection)
    if (id === view.tab.id) return reload()
    const none = Object.fromEntries([...filterNames, 'sort', 'record'].map((name) => [name, null]))
    choose({ ...none, tab: id === text.tabs[0].id ? null : id })
  }

  const allNew = Object.values(counts).reduce((sum, count) => sum + (count?.new ?? 0), 0)
  const isEmpty = isPlain(view) && list.status === 'ready' && list.items.length === 0
  const isOpen = view.record !== undefined && isSignedIn
  const besideLetter = isOpen && 'max-lg:hidden'

  return (
    <main id="main" className="grid gap-6 px-5 py-6 md:px-6">
      <PageHead
        meta={
          allNew > 0 && isSignedIn
            ? { ...dashboardMeta, title: `${text.titleCount(allNew)} ${dashboardMeta.title}` }
            : dashboardMeta
        }
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Heading level={1} size="2xl" className={cn('me-auto', isOpen && 'max-lg:sr-only')}>
          {text.headline}
        </Heading>
        {isSignedIn && (
          <div className={cn('flex flex-wrap max-sm:-ms-4 sm:-me-4', besideLetter)}>
            <PersonDialog onErased={erased} />
            <Button
              variant="ghost"
              size="sm"
              className="min-h-11"
              onClick={() => setKeysOpen(true)}
            >
              {text.keys.open}
            </Button>
          </div>
        )}
      </div>
      {notice}
      {news.lost && (
        <Alert role="status">
          {text.live.lost}{' '}
          <Button variant="outline" size="sm" onClick={news.again}>
            {text.live.again}
          </Button>
        </Alert>
      )}
      {/* Manual, so that moving along the tabs by keyboard does not load each list. */}
      <Tabs
        orientation="vertical"
        activationMode="manual"
        value={view.tab.id}
        className="md:data-[orientation=vertical]:grid-cols-[15rem_minmax(0,1fr)] md:data-[orientation=vertical]:gap-6"
      >
        <TabsList aria-label={text.menuLabel} className={cn(besideLetter)}>
          {text.tabs.map((tab) => (
            <TabsTrigger
              key={tab.id}
              value={tab.id}
              // Radix selects on mousedown, which a click replayed after hydration does not have.
              onClick={() => openTab(tab.id)}
              className="px-3 text-sm"
            >
              {tab.title}
              <NewCount count={counts[tab.collection]?.new ?? 0} />
            </TabsTrigger>
          ))}
        </TabsList>
        {text.tabs.map((tab) => (
          <TabsContent key={tab.id} value={tab.id} tabIndex={-1}>
            <div
              className={cn(
                'grid items-start gap-6',
                isOpen && 'lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]',
                isOpen && '2xl:grid-cols-[minmax(0,1fr)_minmax(0,42rem)]',
              )}
            >
              <div ref={region} className={cn('grid min-w-0 gap-5', besideLetter)}>
                {isSignedIn && (
                  <FilterBar
                    view={view}
                    searchRef={searchField}
                    overdue={counts[collection]?.overdue ?? 0}
                    onFilter={(changes, history) => choose({ ...changes, record: null }, history)}
                  >
                    <ExportMenu view={view} columns={columns[collection]} admin={admin} />
                  </FilterBar>
                )}
                <SearchStatus progress={loaded.search} onStop={loaded.stop} onAgain={reload} />
                <RecordTable
                  key={tab.id}
                  view={view}
                  admin={admin}
                  columns={columns[collection]}
                  list={list}
                  items={items}
                  isSearch={loaded.search !== undefined}
                  work={work}
                  onReload={reload}
                  onLoadMore={loaded.loadMore}
                  onUpdate={update}
                  onOpen={open}
                  onActive={(item) => {
                    setTakesFocus(false)
                    if (isOpen) choose({ record: idOf(item) }, 'replace')
                  }}
                  onSort={(sort) => choose({ sort })}
                />
                {isSignedIn && (
                  <Samples
                    present={list.items.some(({ record }) => record.sample)}
                    offered={isEmpty}
                    onChanged={reload}
                  />
                )}
              </div>
              {isOpen && openItem.open && (
                <OpenRecord item={openItem.open} onClose={close}>
                  {(item) => (
                    <Letter
                      collection={collection}
                      item={item}
                      admin={admin}
                      handle={letter}
                      takesFocus={takesFocus}
                      onClose={close}
                      onPrevious={beside(-1) && (() => step(-1))}
                      onNext={beside(1) && (() => step(1))}
                      onChanged={(entries) => changed(collection, entries)}
                    />
                  )}
                </OpenRecord>
              )}
            </div>
          </TabsContent>
        ))}
      </Tabs>
      <KeysDialog
        open={keysOpen}
        onOpenChange={setKeysOpen}
        isOn={keys.isOn}
        onSwitch={keys.switchKeys}
      />
      <ReportBar report={work.report} onDismiss={work.dismiss} />
    </main>
  )
}

function NewCount({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <Badge className="ms-auto">
      {count < COUNT_LIMIT ? count : `${COUNT_LIMIT}+`}
      <span className="sr-only"> {text.newCount}</span>
    </Badge>
  )
}

/** The record once it is there, or why it is not. */
function OpenRecord({
  item,
  onClose,
  children,
}: {
  readonly item: DeskItem | 'loading' | 'gone' | 'failed'
  readonly onClose: () => void
  readonly children: (item: DeskItem) => ReactNode
}) {
  if (typeof item === 'object') return children(item)
  return (
    <LetterFrame onClose={onClose}>
      <p role="status">{text.letter[item]}</p>
    </LetterFrame>
  )
}
