'use client'

import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AppShell,
  AppShellHeader,
  AppShellMain,
  Button,
  type Column,
  ColumnMenu,
  Combobox,
  DataTable,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  defaultLayout,
  Empty,
  EmptyDescription,
  EmptyHeader,
  EmptyTitle,
  Heading,
  IconButton,
  Language,
  Link,
  MultiSelectFilter,
  NamedIcon,
  NativeSelect,
  SelectionBar,
  Separator,
  Sheet,
  SheetBody,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
  Sidebar,
  SidebarFooter,
  SidebarGroup,
  SidebarHeader,
  SidebarLink,
  SidebarTrigger,
  Stack,
  StatusBadge,
  Switch,
  type TableLayout,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  Toaster,
  useLanguage,
  useToast,
} from '@duskpane/ui'
import { arabic } from '@duskpane/ui/words/ar'
import { german } from '@duskpane/ui/words/de'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Invitation } from './reference-desk-form'
import { type Request, type Server, type State, states } from './reference-desk-requests'
import * as own from './reference-desk-texts'

/** Each language with the words of the components and those of the desk. */
const languages = {
  en: { name: 'English', locale: 'en-GB', words: {}, texts: own.english },
  de: { name: 'Deutsch', locale: 'de', words: german, texts: own.german },
  ar: { name: 'العربية', locale: 'ar-EG', words: arabic, texts: own.arabic },
}

type LanguageName = keyof typeof languages
type Page = 'requests' | 'invite'

interface ReferenceDeskProps {
  server: Server
  initialLanguage?: LanguageName
  initialTheme?: 'light' | 'ink'
}

/** A desk with all that one needs in its first week, from what the package exports. */
export function ReferenceDesk({
  server,
  initialLanguage = 'en',
  initialTheme = 'light',
}: ReferenceDeskProps) {
  const [language, setLanguage] = useState<LanguageName>(initialLanguage)
  const [theme, setTheme] = useState(initialTheme)
  const [page, setPage] = useState<Page>('requests')
  const { locale, words, texts } = languages[language]
  const pages = { requests: texts.requests, invite: texts.invite }
  const links = [
    { label: texts.work, to: 'requests', icon: 'mail' },
    { label: texts.people, to: 'invite', icon: 'plus' },
  ] as const
  return (
    <own.TextsContext value={texts}>
      <Language locale={locale} timeZone="Europe/Berlin" words={words} data-theme={theme}>
        <Toaster>
          <AppShell>
            <Sidebar>
              <SidebarHeader>{texts.desk}</SidebarHeader>
              {links.map(({ label, to, icon }) => (
                <SidebarGroup key={to} label={label}>
                  <SidebarLink
                    href={`#${to}`}
                    aria-current={to === page ? 'page' : undefined}
                    onClick={(event) => {
                      event.preventDefault()
                      setPage(to)
                    }}
                  >
                    <NamedIcon name={icon} /> {pages[to]}
                  </SidebarLink>
                </SidebarGroup>
              ))}
              <SidebarFooter>
                <Stack>
                  <Separator decorative />
                  <Switch
                    checked={theme === 'ink'}
                    onCheckedChange={(isDark) => setTheme(isDark ? 'ink' : 'light')}
                  >
                    {texts.dark}
                  </Switch>
                  <NativeSelect
                    aria-label={texts.language}
                    value={language}
                    onValueChange={setLanguage}
                  >
                    {Object.entries(languages).map(([tag, { name }]) => (
                      <option key={tag} value={tag} lang={tag}>
                        {name}
                      </option>
                    ))}
                  </NativeSelect>
                </Stack>
              </SidebarFooter>
            </Sidebar>
            <AppShellHeader>
              <SidebarTrigger />
              <Heading level={1} size="xl" style={{ marginInlineEnd: 'auto' }}>
                {pages[page]}
              </Heading>
              <Commands
                commands={{
                  ...Object.fromEntries(links.map(({ to }) => [pages[to], () => setPage(to)])),
                  ...Object.fromEntries(
                    Object.entries(languages).map(([tag, { name }]) => [
                      `${texts.language}: ${name}`,
                      () => setLanguage(tag as LanguageName),
                    ]),
                  ),
                }}
              />
            </AppShellHeader>
            <AppShellMain>
              {page === 'requests' && <Requests load={server.load} />}
              {page === 'invite' && <Invitation invite={server.invite} />}
            </AppShellMain>
          </AppShell>
        </Toaster>
      </Language>
    </own.TextsContext>
  )
}

/** Every page and setting by typing, also by Ctrl+K or ⌘K. */
function Commands({ commands }: { commands: Readonly<Record<string, () => void>> }) {
  const texts = own.useTexts()
  const [isOpen, setOpen] = useState(false)
  const [isListOpen, setListOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <IconButton
        aria-label={texts.commands}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <NamedIcon name="search" />
      </IconButton>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{texts.commands}</DialogTitle>
            <DialogDescription>{texts.commandsHint}</DialogDescription>
          </DialogHeader>
          <Combobox
            // A list that were open before the dialog is would be hidden from screen readers, like the page.
            open={isListOpen}
            onOpenChange={setListOpen}
            onFocus={() => setListOpen(true)}
            aria-label={texts.command}
            options={Object.keys(commands).map((name) => ({ value: name, label: name }))}
            onValueChange={(name) => {
              if (!name) return
              setOpen(false)
              commands[name]?.()
            }}
          />
        </DialogContent>
      </Dialog>
    </>
  )
}

const statuses = { new: 'active', open: 'neutral', closed: 'success' } as const

/** What can be done with requests, by the name of its text. */
type Action = 'open' | 'close' | 'archive' | 'erase'
type Act = (action: Action, chosen: readonly Request[]) => void

function columnsOf(texts: own.Texts, act: Act): readonly Column<Request>[] {
  return [
    {
      id: 'customer',
      header: texts.customer,
      kind: 'text',
      widthRem: 13,
      value: ({ customer }) => customer,
    },
    {
      id: 'subject',
      header: texts.subject,
      kind: 'text',
      narrow: 'line',
      grow: true,
      value: ({ subject }) => subject,
    },
    {
      id: 'state',
      header: texts.state,
      kind: 'custom',
      narrow: 'end',
      value: ({ state }) => texts.states[state],
      content: ({ state }) => (
        <StatusBadge status={statuses[state]}>{texts.states[state]}</StatusBadge>
      ),
    },
    { id: 'owner', header: texts.owner, kind: 'text', value: ({ owner }) => owner },
    {
      id: 'amount',
      header: texts.amount,
      kind: 'number',
      format: { style: 'currency', currency: 'EUR' },
      value: ({ amount }) => amount,
    },
    {
      id: 'at',
      header: texts.at,
      kind: 'dateTime',
      format: { dateStyle: 'short', timeStyle: 'short' },
      narrow: 'start',
      value: ({ at }) => at,
    },
    { id: 'email', header: texts.email, kind: 'email', value: ({ email }) => email },
    {
      id: 'actions',
      header: texts.actions,
      kind: 'custom',
      sortable: false,
      widthRem: 7,
      narrow: 'end',
      value: () => '',
      content: (request) => <RowMenu request={request} act={act} />,
    },
  ]
}

/** The table, and all that can be done with a request. */
function Requests({ load }: { load: Server['load'] }) {
  const texts = own.useTexts()
  const { locale } = useLanguage()
  const toast = useToast()
  const [attempt, setAttempt] = useState(1)
  const [status, setStatus] = useState<'loading' | 'ready' | 'error'>('loading')
  const [requests, setRequests] = useState<readonly Request[]>([])
  const [shownStates, setShownStates] = useState<readonly State[]>([])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [layout, setLayout] = useState<TableLayout>({ ...defaultLayout, hidden: ['email'] })
  const [openId, setOpenId] = useState<string>()
  const [erasing, setErasing] = useState<Request>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isCurrent = true
    setStatus('loading')
    load().then(
      (loaded) => {
        if (!isCurrent) return
        setRequests(loaded)
        setStatus('ready')
      },
      () => isCurrent && setStatus('error'),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt])

  const act = useCallback<Act>(
    (action, chosen) => {
      const ids = new Set(chosen.map(({ id }) => id))
      if (action === 'open') setOpenId(chosen[0]?.id)
      if (action === 'erase') setErasing(chosen[0])
      if (action === 'close') {
        setRequests((all) => all.map((it) => (ids.has(it.id) ? { ...it, state: 'closed' } : it)))
      }
      if (action === 'archive') {
        setRequests((all) => all.filter(({ id }) => !ids.has(id)))
        const undo = () => setRequests((all) => [...all, ...chosen])
        toast({
          title: texts.archived(ids.size.toLocaleString(locale)),
          duration: 10_000,
          action: {
            altText: texts.archivedHow,
            element: (
              <Button size="sm" variant="outline" onClick={undo}>
                {texts.undo}
              </Button>
            ),
          },
        })
      }
    },
    [texts, locale, toast],
  )
  // Rows and columns that stay the same are not sorted and searched again.
  const columns = useMemo(() => columnsOf(texts, act), [texts, act])
  const rows = useMemo(
    () => requests.filter(({ state }) => !shownStates.length || shownStates.includes(state)),
    [requests, shownStates],
  )
  const opened = requests.find(({ id }) => id === openId)
  const actOnSelected = (action: Action) =>
    act(
      action,
      requests.filter(({ id }) => selected.has(id)),
    )

  if (status === 'ready' && requests.length === 0) {
    return (
      <Empty>
        <EmptyHeader>
          <EmptyTitle>{texts.none}</EmptyTitle>
          <EmptyDescription>{texts.noneText}</EmptyDescription>
        </EmptyHeader>
      </Empty>
    )
  }
  return (
    <>
      <DataTable
        caption={texts.requests}
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        status={status}
        errorText={texts.failed}
        emptyText={texts.none}
        filterLabel={texts.filter}
        density="compact"
        pinned="both"
        defaultSort={{ column: 'at', direction: 'descending' }}
        layout={layout}
        onLayoutChange={setLayout}
        selected={selected}
        onSelectedChange={setSelected}
        onOpen={(request) => act('open', [request])}
        openId={openId}
        toolbar={
          <>
            <MultiSelectFilter
              label={texts.state}
              options={states.map((value) => ({ value, label: texts.states[value] }))}
              value={shownStates}
              onValueChange={setShownStates}
            />
            <ColumnMenu
              columns={columns.filter(({ id }) => id !== 'actions')}
              layout={layout}
              onLayoutChange={setLayout}
            />
          </>
        }
      >
        {status === 'error' && (
          <Button onClick={() => setAttempt(attempt + 1)}>{texts.again}</Button>
        )}
        {selected.size > 0 && (
          <SelectionBar>
            <span role="status" style={{ marginInlineEnd: 'auto' }}>
              {texts.selected(selected.size.toLocaleString(locale))}
            </span>
            <Button size="sm" onClick={() => actOnSelected('close')}>
              {texts.close}
            </Button>
            <Button size="sm" variant="outline" onClick={() => actOnSelected('archive')}>
              {texts.archive}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setSelected(new Set())}>
              {texts.selectNone}
            </Button>
          </SelectionBar>
        )}
      </DataTable>
      <Sheet open={opened !== undefined} onOpenChange={() => setOpenId(undefined)}>
        {opened && <Details request={opened} act={act} />}
      </Sheet>
      <AlertDialog open={erasing !== undefined} onOpenChange={() => setErasing(undefined)}>
        <AlertDialogContent>
          <AlertDialogHeader>
            <AlertDialogTitle>{texts.eraseTitle(erasing?.customer ?? '')}</AlertDialogTitle>
            <AlertDialogDescription>{texts.eraseText}</AlertDialogDescription>
          </AlertDialogHeader>
          <AlertDialogFooter>
            <AlertDialogCancel asChild>
              <Button variant="outline">{texts.keep}</Button>
            </AlertDialogCancel>
            <AlertDialogAction asChild>
              <Button
                variant="destructive"
                onClick={() => setRequests(requests.filter(({ id }) => id !== erasing?.id))}
              >
                {texts.eraseIt}
              </Button>
            </AlertDialogAction>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </>
  )
}

interface RequestProps {
  request: Request
  act: Act
}

function RowMenu({ request, act }: RequestProps) {
  const texts = own.useTexts()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton aria-label={texts.actionsOf(request.customer)} size="sm">
          <NamedIcon name="ellipsis" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {(['open', 'close', 'archive'] as const).map((action) => (
          <DropdownMenuItem key={action} onSelect={() => act(action, [request])}>
            {texts[action]}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem variant="destructive" onSelect={() => act('erase', [request])}>
          {texts.erase}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** A request beside the table. */
function Details({ request, act }: RequestProps) {
  const texts = own.useTexts()
  const { locale, timeZone } = useLanguage()
  const at = request.at.toLocaleString(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' })
  return (
    <SheetContent>
      <SheetHeader>
        <SheetTitle>{request.customer}</SheetTitle>
        <SheetDescription>
          <bdi>{request.subject}</bdi>
        </SheetDescription>
      </SheetHeader>
      <SheetBody>
        <Tabs defaultValue="message">
          <TabsList>
            <TabsTrigger value="message">{texts.message}</TabsTrigger>
            <TabsTrigger value="details">{texts.details}</TabsTrigger>
          </TabsList>
          <TabsContent value="message" dir="auto">
            {request.message}
          </TabsContent>
          <TabsContent value="details">
            <Stack align="start">
              <StatusBadge status={statuses[request.state]}>
                {texts.states[request.state]}
              </StatusBadge>
              <Link href={`mailto:${request.email}`}>{request.email}</Link>
              <span>
                {texts.at}: {at}
              </span>
            </Stack>
          </TabsContent>
        </Tabs>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" onClick={() => act('archive', [request])}>
          {texts.archive}
        </Button>
        <Button aria-disabled={request.state === 'closed'} onClick={() => act('close', [request])}>
          {texts.close}
        </Button>
      </SheetFooter>
    </SheetContent>
  )
}
