import { dashboardMeta, dashboard as text } from '@duskpane/content/desk/text'
import { Alert } from '@duskpane/ui/alert'
import { AppShellMain } from '@duskpane/ui/app-shell'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import { Heading } from '@duskpane/ui/heading'
import { Spinner } from '@duskpane/ui/spinner'
import { Stack } from '@duskpane/ui/stack'
import { Tabs, TabsContent } from '@duskpane/ui/tabs'
import { type ComponentProps, type ReactElement, useEffect, useRef } from 'react'
import { keyOf } from '../backend/backend'
import type { PrivateChoice } from '../router/use-private-choice'
import { PageHead } from '../sections/page-head'
import { DeskMenu } from './desk-menu'
import { PersonDialog } from './erasing/person-dialog'
import { columnsOf } from './list/columns'
import { ExportMenu } from './list/export-menu'
import { FilterBar } from './list/filter-bar'
import { RecordTable } from './list/record-table'
import { SearchStatus } from './list/search-status'
import {
  type DeskTab,
  deskTabs,
  firstTab,
  isDue,
  isFiltered,
  isPlain,
  leftBehind,
  viewOf,
} from './list/view'
import { countText } from './lists'
import { RecordDetail, RecordFrame } from './record/record-detail'
import { useRecordNavigation } from './record/use-record-navigation'
import { Samples } from './samples'
import { useRecords } from './use-records'
import type { useReports } from './use-reports'

/** Made once, so that a table is not sorted again with each render. */
const columnsOfTabs = new Map(deskTabs.map((tab) => [tab, columnsOf(tab)]))

interface DeskProps {
  /** The e-mail address of the admin; undefined without a session, when the lists stay empty. */
  readonly admin: string | undefined
  /** The view: tab, filters, order and open record. */
  readonly choice: PrivateChoice
  readonly notice: ReactElement | false
  /** Called when the store no longer knows the session. */
  readonly onDenied: () => void
  readonly begin: ReturnType<typeof useReports>['begin']
}

/** The lists in a tab each, and the open record beside them. */
export function Desk({ admin, choice: [params, choose], notice, onDenied, begin }: DeskProps) {
  const isSignedIn = admin !== undefined
  const view = viewOf(params)
  const columns = columnsOfTabs.get(view.tab) ?? []
  const records = useRecords(view, columns, admin, onDenied, begin)
  const { counts, news } = records
  const isOpen = view.record !== undefined && isSignedIn
  const region = useRef<HTMLDivElement>(null)
  const navigation = useRecordNavigation(records.list.items, view.record, choose, region)

  function openTab(tab: DeskTab) {
    if (isSignedIn) records.recount()
    if (tab === view.tab) return records.reload()
    const none = Object.fromEntries(
      [...leftBehind(tab), 'sort', 'record'].map((name) => [name, null]),
    )
    choose({ ...none, tab: tab.id === firstTab ? null : tab.id })
  }

  const allNew = Object.values(counts).reduce((sum, count) => sum + (count?.new ?? 0), 0)
  const titleCount = allNew > 0 && isSignedIn ? `${text.titleCount(countText(allNew))} ` : ''
  const besideRecord = isOpen && 'max-lg:hidden'

  return (
    <AppShellMain className="grid content-start gap-4 py-4 sm:px-4">
      <PageHead meta={{ ...dashboardMeta, title: `${titleCount}${dashboardMeta.title}` }} />
      <div className={cn('flex flex-wrap items-center gap-x-4 gap-y-1', isOpen && 'sr-only')}>
        <Heading level={1} size="xl" className="me-auto">
          {text.headline}
        </Heading>
        {isSignedIn && !isOpen && <PersonDialog onErased={records.erased} begin={begin} />}
      </div>
      {notice}
      {news.status !== 'live' && (
        <Alert role="status">
          <span>{text.live[news.status]}</span>{' '}
          {news.status === 'lost' && (
            <Button variant="outline" size="sm" onClick={news.again}>
              {text.live.again}
            </Button>
          )}
        </Alert>
      )}
      {/* Manual, so that moving along the tabs by keyboard does not load each list. */}
      <Tabs
        orientation="vertical"
        activationMode="manual"
        value={view.tab.id}
        className={cn(
          'md:data-[orientation=vertical]:gap-3',
          isOpen
            ? 'md:data-[orientation=vertical]:grid-cols-1 lg:data-[orientation=vertical]:grid-cols-[13rem_minmax(0,1fr)]'
            : 'md:data-[orientation=vertical]:grid-cols-[13rem_minmax(0,1fr)]',
        )}
      >
        <DeskMenu
          // The grid that it is on a phone comes behind `max-lg:hidden`.
          className={cn(besideRecord, isOpen && 'max-md:hidden')}
          counts={counts}
          onOpen={openTab}
        />
        {deskTabs.map((tab) => (
          <TabsContent key={tab.id} value={tab.id} tabIndex={-1}>
            <div
              className={cn(
                'grid items-start gap-6',
                isOpen && 'lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]',
                isOpen && '2xl:grid-cols-[minmax(0,1fr)_minmax(0,38rem)]',
              )}
            >
              <div ref={region} className={cn('grid min-w-0 gap-3', besideRecord)}>
                <RecordList
                  key={tab.id}
                  view={view}
                  admin={admin}
                  columns={columns}
                  records={records}
                  isOpen={isOpen}
                  navigation={navigation}
                  choose={choose}
                />
              </div>
              {isOpen && <OpenRecord admin={admin} records={records} navigation={navigation} />}
            </div>
          </TabsContent>
        ))}
      </Tabs>
    </AppShellMain>
  )
}

interface PartProps {
  readonly records: ReturnType<typeof useRecords>
  readonly navigation: ReturnType<typeof useRecordNavigation>
}

interface RecordListProps
  extends PartProps,
    Pick<ComponentProps<typeof RecordTable>, 'view' | 'admin' | 'columns'> {
  readonly isOpen: boolean
  readonly choose: PrivateChoice[1]
}

/** The matching records of a list, with filters above and samples below. */
function RecordList({ isOpen, navigation, choose, ...props }: RecordListProps) {
  const { view, admin, columns, records } = props
  const { list, status, search, counts, reload } = records
  const due = view.tab.collections.reduce((sum, name) => sum + (counts[name]?.due ?? 0), 0)
  // The Due tab is a search that the admin did not ask for.
  const isAsked = !isDue(view) || isFiltered(view) || search?.status !== 'done'
  const isEmpty = list.items.length === 0
  const isWhole = isPlain(view)
  const hasSamples = list.items.some(({ sample }) => sample)
  return (
    <>
      {admin !== undefined && (
        <FilterBar
          view={view}
          due={due}
          colleagues={records.colleagues}
          isNarrow={isOpen}
          onFilter={(changes, history) => choose({ ...changes, record: null }, history)}
        >
          <ExportMenu
            view={view}
            columns={columns}
            admin={admin}
            className={cn('ms-auto', isOpen && 'lg:hidden')}
          />
        </FilterBar>
      )}
      <SearchStatus
        progress={search}
        isAsked={isAsked}
        collections={view.tab.collections}
        onStop={records.stop}
        onAgain={() => {
          navigation.focusRows()
          reload()
        }}
      />
      <RecordTable
        {...props}
        onOpen={navigation.open}
        onActive={navigation.follow}
        onSort={(sort) => choose({ sort })}
      />
      {/* Not before it is known what there is: the button would change under a click. A filter may hide samples. */}
      {admin !== undefined && (hasSamples || (isWhole && (status !== 'loading' || !isEmpty))) && (
        <Samples
          present={hasSamples}
          isEmpty={isWhole && status === 'ready' && isEmpty}
          onChanged={(hasFocus) => {
            if (hasFocus) navigation.focusRows()
            reload()
          }}
        />
      )}
    </>
  )
}

/** The open record, or a message that it is loading, gone or unavailable. */
function OpenRecord({
  records,
  navigation,
  ...props
}: PartProps & Pick<ComponentProps<typeof RecordDetail>, 'admin'>) {
  const { openItem, actions } = records
  const { close, stepTo, takesFocus } = navigation
  if (typeof openItem === 'object') {
    return (
      <RecordDetail
        key={keyOf(openItem)}
        record={openItem}
        {...props}
        colleagues={records.colleagues}
        takesFocus={takesFocus}
        onClose={close}
        onPrevious={stepTo(-1)}
        onNext={stepTo(1)}
        onChanged={records.changed}
        onErased={records.erased}
        onUnsaved={actions.fail}
      />
    )
  }
  return (
    <RecordFrame onClose={close}>
      <RecordStatus status={openItem} />
    </RecordFrame>
  )
}

/** In place of a record. Of one that has gone it takes over the focus. */
function RecordStatus({ status }: { readonly status: 'loading' | 'gone' | 'failed' | undefined }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status === 'gone' && document.activeElement === document.body) line.current?.focus()
  }, [status])
  return (
    <Stack
      ref={line}
      role="status"
      tabIndex={-1}
      direction="row"
      align="center"
      gap="sm"
      className="outline-none"
    >
      {status === 'loading' && <Spinner />}
      <span>{status && text.record[status]}</span>
    </Stack>
  )
}
