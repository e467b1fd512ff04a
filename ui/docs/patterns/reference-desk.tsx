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
  CommandMenu,
  DataTable,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  Heading,
  IconButton,
  Language,
  Link,
  MultiSelectFilter,
  NamedIcon,
  NativeSelect,
  SelectionBar,
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
  Skeleton,
  Stack,
  StatusBadge,
  Switch,
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
import { Suspense, use, useCallback, useEffect, useMemo, useState } from 'react'
import { Invitation } from './reference-desk-form'
import { type Request, type Server, type State, states } from './reference-desk-requests'
import * as own from './reference-desk-texts'

/** Each language with the words of the components and those of the desk. */
const languages = {
  en: { name: 'English', locale: 'en-GB', words: {}, texts: own.english },
  de: { name: 'Deutsch', locale: 'de', words: german, texts: own.german },
  ar: { name: 'العربية', locale: 'ar-EG', words: arabic, texts: own.arabic },
}

const languageNames = ['en', 'de', 'ar'] as const
const pages = ['requests', 'invite'] as const
const icons = { requests: 'mail', invite: 'plus' } as const

interface ReferenceDeskProps {
  server: Server
  initialLanguage?: keyof typeof languages
  initialTheme?: 'light' | 'ink'
}

/** A desk with all that one needs in its first week, from what the package exports. */
export function ReferenceDesk({ server, ...initial }: ReferenceDeskProps) {
  const [language, setLanguage] = useState(initial.initialLanguage ?? 'en')
  const [theme, setTheme] = useState(initial.initialTheme ?? 'light')
  const [page, setPage] = useState<keyof typeof icons>('requests')
  const { locale, words, texts } = languages[language]
  return (
    <own.TextsContext value={texts}>
      <Language locale={locale} timeZone="Europe/Berlin" words={words} data-theme={theme}>
        <Toaster>
          <AppShell>
            <Sidebar>
              <SidebarHeader>{texts.desk}</SidebarHeader>
              <SidebarGroup label={texts.work}>
                {pages.map((to) => (
                  <SidebarLink
                    key={to}
                    href={`#${to}`}
                    aria-current={to === page ? 'page' : undefined}
                    onClick={(event) => {
                      event.preventDefault()
                      setPage(to)
                    }}
                  >
                    <NamedIcon name={icons[to]} /> {texts[to]}
                  </SidebarLink>
                ))}
              </SidebarGroup>
              <SidebarFooter>
                <Stack>
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
                    {languageNames.map((tag) => (
                      <option key={tag} value={tag} lang={tag}>
                        {languages[tag].name}
                      </option>
                    ))}
                  </NativeSelect>
                </Stack>
              </SidebarFooter>
            </Sidebar>
            <AppShellHeader>
              <SidebarTrigger />
              <Heading level={1} size="xl" style={{ marginInlineEnd: 'auto' }}>
                {texts[page]}
              </Heading>
              <CommandMenu
                commands={[
                  ...pages.map((to) => ({ label: texts[to], run: () => setPage(to) })),
                  ...languageNames.map((tag) => ({
                    label: `${texts.language}: ${languages[tag].name}`,
                    run: () => setLanguage(tag),
                  })),
                ]}
              />
            </AppShellHeader>
            <AppShellMain>
              {page === 'requests' && <Requests server={server} />}
              {page === 'invite' && <Invitation invite={server.invite} />}
            </AppShellMain>
          </AppShell>
        </Toaster>
      </Language>
    </own.TextsContext>
  )
}

const statuses = { new: 'active', open: 'neutral', closed: 'success' } as const

/** Widths in rem, chosen so that all columns fit beside the sidebar on a laptop. */
const widths = { customer: 11, subject: 9, state: 7.5, owner: 7, amount: 6.5, at: 9.5, actions: 6 }

/** What can be done with requests, by the name of its text. */
type Action = 'open' | 'close' | 'archive' | 'erase'
type Act = (action: Action, chosen: readonly Request[]) => void

function columnsOf(texts: own.Texts, act: Act): readonly Column<Request>[] {
  return [
    { id: 'customer', header: texts.customer, kind: 'text', value: (it) => it.customer },
    { id: 'subject', header: texts.subject, kind: 'text', value: (it) => it.subject },
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
    { id: 'owner', header: texts.owner, kind: 'text', grow: true, value: (it) => it.owner },
    {
      id: 'amount',
      header: texts.amount,
      kind: 'number',
      format: { style: 'currency', currency: 'EUR' },
      value: (it) => it.amount,
    },
    {
      id: 'at',
      header: texts.at,
      kind: 'dateTime',
      format: { dateStyle: 'short', timeStyle: 'short' },
      value: (it) => it.at,
    },
    { id: 'email', header: texts.email, kind: 'email', value: (it) => it.email },
    {
      id: 'actions',
      header: texts.actions,
      kind: 'actions',
      content: (it) => <RowMenu request={it} act={act} />,
    },
  ]
}

/** The table, and all that can be done with a request. */
function Requests({ server: { load, read } }: Pick<ReferenceDeskProps, 'server'>) {
  const texts = own.useTexts()
  const { locale } = useLanguage()
  const toast = useToast()
  const [status, setStatus] = useState<'loading' | 'ready' | 'error'>('loading')
  const [requests, setRequests] = useState<readonly Request[]>([])
  const [shownStates, setShownStates] = useState<readonly State[]>([])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [openId, setOpenId] = useState<string>()
  const [erasing, setErasing] = useState<Request>()

  const reload = useCallback(() => {
    setStatus('loading')
    load()
      .then(setRequests)
      .then(
        () => setStatus('ready'),
        () => setStatus('error'),
      )
  }, [load])
  useEffect(reload, [reload])

  const act = useCallback<Act>(
    (action, chosen) => {
      if (action === 'open') setOpenId(chosen[0]?.id)
      if (action === 'erase') setErasing(chosen[0])
      if (action === 'close') {
        setRequests((all) =>
          all.map((it) => (chosen.includes(it) ? { ...it, state: 'closed' } : it)),
        )
      }
      if (action === 'archive') {
        setRequests((all) => all.filter((it) => !chosen.includes(it)))
        const undo = () => setRequests((all) => [...all, ...chosen])
        toast({
          title: texts.archived(chosen.length.toLocaleString(locale)),
          duration: 10_000,
          action: { label: texts.undo, altText: texts.archivedHow, onClick: undo },
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
  const chosen = rows.filter(({ id }) => selected.has(id))
  const erase = () => setRequests(requests.filter((it) => it !== erasing))

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
        defaultLayout={{ hidden: ['email'], widths }}
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
            <ColumnMenu />
          </>
        }
      >
        {status === 'error' && <Button onClick={reload}>{texts.again}</Button>}
        {chosen.length > 0 && (
          <SelectionBar>
            <span role="status" style={{ marginInlineEnd: 'auto' }}>
              {texts.selected(chosen.length.toLocaleString(locale))}
            </span>
            <Button size="sm" onClick={() => act('close', chosen)}>
              {texts.close}
            </Button>
            <Button size="sm" variant="outline" onClick={() => act('archive', chosen)}>
              {texts.archive}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setSelected(new Set())}>
              {texts.selectNone}
            </Button>
          </SelectionBar>
        )}
      </DataTable>
      <Sheet open={opened !== undefined} onOpenChange={() => setOpenId(undefined)}>
        {opened && <Details key={openId} request={opened} act={act} read={read} />}
      </Sheet>
      <AlertDialog open={erasing !== undefined} onOpenChange={() => setErasing(undefined)}>
        <AlertDialogContent>
          <AlertDialogHeader>
            <AlertDialogTitle>{texts.eraseTitle(erasing?.customer ?? '')}</AlertDialogTitle>
            <AlertDialogDescription>{texts.eraseText}</AlertDialogDescription>
          </AlertDialogHeader>
          <AlertDialogFooter>
            <AlertDialogCancel>{texts.keep}</AlertDialogCancel>
            <AlertDialogAction onClick={erase}>{texts.eraseIt}</AlertDialogAction>
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
        <DropdownMenuItem variant="destructive" onSelect={() => act('erase', [request])}>
          {texts.erase}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** A request beside the table. */
function Details({ request, act, read }: RequestProps & Pick<Server, 'read'>) {
  const texts = own.useTexts()
  const [message] = useState(() => read(request.id).catch(() => texts.failed))
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
            <Suspense fallback={<MessageSkeleton />}>
              <Message text={message} />
            </Suspense>
          </TabsContent>
          <TabsContent value="details">
            <Stack align="start">
              <StatusBadge status={statuses[request.state]}>
                {texts.states[request.state]}
              </StatusBadge>
              <Link href={`mailto:${request.email}`}>{request.email}</Link>
              <span>{at}</span>
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

function Message({ text }: { text: Promise<string> }) {
  return <p style={{ margin: 0 }}>{use(text)}</p>
}

/** The lines of a message that is still to come. */
function MessageSkeleton() {
  return (
    <Stack aria-busy="true">
      <Skeleton />
      <Skeleton style={{ width: '60%' }} />
    </Stack>
  )
}
