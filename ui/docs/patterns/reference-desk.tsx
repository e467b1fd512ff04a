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
  Checkbox,
  type Column,
  ColumnMenu,
  Combobox,
  cellText,
  DataTable,
  DateRange,
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
  Field,
  FieldPair,
  FieldSet,
  FormShell,
  Heading,
  Icon,
  IconButton,
  Input,
  Language,
  MultiSelectFilter,
  NativeSelect,
  PasswordInput,
  QuantityInput,
  RadioGroup,
  RadioGroupItem,
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
  SpecTable,
  Stack,
  StatusBadge,
  Switch,
  type TableLayout,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  Textarea,
  Toaster,
  useLanguage,
  useToast,
} from '@duskpane/ui'
import { arabic } from '@duskpane/ui/words/ar'
import { german } from '@duskpane/ui/words/de'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
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
                  <Icon name={icon} /> {pages[to]}
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
                  onValueChange={(name) => setLanguage(name as LanguageName)}
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
              texts={texts}
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
            {page === 'requests' && <Requests texts={texts} load={server.load} />}
            {page === 'invite' && <Invitation texts={texts} invite={server.invite} />}
          </AppShellMain>
        </AppShell>
      </Toaster>
    </Language>
  )
}

interface CommandsProps {
  texts: own.Texts
  commands: Readonly<Record<string, () => void>>
}

/** Every page and setting by typing, also by Ctrl+K or ⌘K. */
function Commands({ texts, commands }: CommandsProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
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
        <Icon name="search" />
      </IconButton>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{texts.commands}</DialogTitle>
            <DialogDescription>{texts.commandsHint}</DialogDescription>
          </DialogHeader>
          <Combobox
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

/** The rows of a request, each once, for the table and for the sheet. */
function columnsOf(texts: own.Texts, money: (amount: number) => string) {
  return [
    {
      id: 'customer',
      header: texts.customer,
      kind: 'text',
      widthRem: 13,
      value: (row) => row.customer,
    },
    {
      id: 'subject',
      header: texts.subject,
      kind: 'text',
      narrow: 'line',
      grow: true,
      value: (row) => row.subject,
    },
    {
      id: 'state',
      header: texts.state,
      kind: 'custom',
      narrow: 'end',
      value: (row) => texts.states[row.state],
      content: (row) => (
        <StatusBadge status={statuses[row.state]}>{texts.states[row.state]}</StatusBadge>
      ),
    },
    { id: 'owner', header: texts.owner, kind: 'text', value: (row) => row.owner },
    {
      id: 'amount',
      header: texts.amount,
      kind: 'number',
      value: (row) => row.amount,
      format: money,
    },
    { id: 'at', header: texts.at, kind: 'dateTime', value: (row) => row.at },
    { id: 'email', header: texts.email, kind: 'email', value: (row) => row.email },
  ] satisfies Column<Request>[]
}

interface RequestsProps {
  texts: own.Texts
  load: Server['load']
}

/** The table, and all that can be done with a request. */
function Requests({ texts, load }: RequestsProps) {
  const { locale } = useLanguage()
  const toast = useToast()
  const [attempt, setAttempt] = useState(1)
  const [status, setStatus] = useState<'loading' | 'ready' | 'error'>('loading')
  const [requests, setRequests] = useState<readonly Request[]>([])
  const [shownStates, setShownStates] = useState<readonly string[]>([])
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

  const change = (ids: ReadonlySet<string>, state: State) =>
    setRequests((all) => all.map((it) => (ids.has(it.id) ? { ...it, state } : it)))

  function archive(ids: ReadonlySet<string>) {
    const before = requests
    setRequests(before.filter(({ id }) => !ids.has(id)))
    toast({
      title: texts.archived(ids.size.toLocaleString(locale)),
      duration: 10_000,
      action: {
        altText: texts.archivedHow,
        element: (
          <Button size="sm" variant="outline" onClick={() => setRequests(before)}>
            {texts.undo}
          </Button>
        ),
      },
    })
  }

  const columns = useMemo(() => {
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
    return columnsOf(texts, (amount) => money.format(amount))
  }, [texts, locale])
  const withActions = [
    ...columns,
    {
      id: 'actions',
      header: texts.actions,
      kind: 'custom',
      sortable: false,
      widthRem: 5,
      narrow: 'end',
      value: () => '',
      content: (row) => (
        <RowMenu
          texts={texts}
          customer={row.customer}
          onOpen={() => setOpenId(row.id)}
          onClose={() => change(new Set([row.id]), 'closed')}
          onArchive={() => archive(new Set([row.id]))}
          onErase={() => setErasing(row)}
        />
      ),
    },
  ] satisfies Column<Request>[]

  const rows = useMemo(
    () => requests.filter(({ state }) => !shownStates.length || shownStates.includes(state)),
    [requests, shownStates],
  )
  const opened = requests.find(({ id }) => id === openId)

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
        columns={withActions}
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
        onOpen={({ id }) => setOpenId(id)}
        openId={openId}
        toolbar={
          <>
            <MultiSelectFilter
              label={texts.state}
              options={states.map((value) => ({ value, label: texts.states[value] }))}
              value={shownStates}
              onValueChange={setShownStates}
            />
            <ColumnMenu columns={columns} layout={layout} onLayoutChange={setLayout} />
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
            <Button size="sm" onClick={() => change(selected, 'closed')}>
              {texts.close}
            </Button>
            <Button size="sm" variant="outline" onClick={() => archive(selected)}>
              {texts.archive}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setSelected(new Set())}>
              {texts.selectNone}
            </Button>
          </SelectionBar>
        )}
      </DataTable>
      <Details
        texts={texts}
        request={opened}
        columns={columns}
        onLeave={() => setOpenId(undefined)}
      >
        <Button variant="outline" onClick={() => opened && archive(new Set([opened.id]))}>
          {texts.archive}
        </Button>
        <Button onClick={() => opened && change(new Set([opened.id]), 'closed')}>
          {texts.close}
        </Button>
      </Details>
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
                onClick={() => setRequests(requests.filter((it) => it !== erasing))}
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

interface RowMenuProps {
  texts: own.Texts
  customer: string
  onOpen: () => void
  onClose: () => void
  onArchive: () => void
  onErase: () => void
}

function RowMenu({ texts, customer, onOpen, onClose, onArchive, onErase }: RowMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton aria-label={texts.actionsOf(customer)} size="sm">
          <Icon name="ellipsis" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={onOpen}>{texts.open}</DropdownMenuItem>
        <DropdownMenuItem onSelect={onClose}>{texts.close}</DropdownMenuItem>
        <DropdownMenuItem onSelect={onArchive}>{texts.archive}</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem variant="destructive" onSelect={onErase}>
          {texts.erase}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

interface DetailsProps {
  texts: own.Texts
  request: Request | undefined
  columns: readonly Column<Request>[]
  onLeave: () => void
  /** The actions. */
  children: ReactNode
}

/** A request beside the table. */
function Details({ texts, request, columns, onLeave, children }: DetailsProps) {
  return (
    <Sheet open={request !== undefined} onOpenChange={onLeave}>
      {request && (
        <SheetContent>
          <SheetHeader>
            <SheetTitle>{request.customer}</SheetTitle>
            <SheetDescription>{request.subject}</SheetDescription>
          </SheetHeader>
          <SheetBody>
            <Tabs defaultValue="message">
              <TabsList>
                <TabsTrigger value="message">{texts.message}</TabsTrigger>
                <TabsTrigger value="details">{texts.details}</TabsTrigger>
              </TabsList>
              <TabsContent value="message">
                <p>{request.message}</p>
              </TabsContent>
              <TabsContent value="details">
                <SpecTable
                  caption={texts.details}
                  columns={[
                    { key: 'header', header: texts.field },
                    { key: 'text', header: texts.value },
                  ]}
                  rows={columns.map((column) => ({
                    header: column.header,
                    text: cellText(column, request) || '–',
                  }))}
                />
              </TabsContent>
            </Tabs>
          </SheetBody>
          <SheetFooter>{children}</SheetFooter>
        </SheetContent>
      )}
    </Sheet>
  )
}

interface InvitationProps {
  texts: own.Texts
  invite: Server['invite']
}

/** A form with each kind of control; what the server finds wrong stands beside its field. */
function Invitation({ texts, invite }: InvitationProps) {
  const { locale } = useLanguage()
  const count = (value: number) => value.toLocaleString(locale)
  return (
    <FormShell
      onSubmit={invite}
      submitLabel={texts.send}
      submittingLabel={texts.sending}
      success={texts.sent}
      style={{ maxWidth: '42rem' }}
    >
      <FieldPair>
        <Field name="name" label={texts.name}>
          <Input required autoComplete="off" />
        </Field>
        <Field name="email" label={texts.email}>
          <Input required type="email" autoComplete="off" />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field name="password" label={texts.password} hint={texts.passwordHint}>
          <PasswordInput required minLength={12} autoComplete="new-password" />
        </Field>
        <Field name="load" label={texts.load}>
          <QuantityInput defaultValue={20} max={99} />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field name="team" label={texts.team}>
          <NativeSelect defaultValue={texts.teams[0]}>
            {texts.teams.map((team) => (
              <option key={team}>{team}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field name="country" label={texts.country}>
          <Combobox required options={texts.countries.map((it) => ({ value: it, label: it }))} />
        </Field>
      </FieldPair>
      <FieldSet name="role" label={texts.role}>
        <RadioGroup required>
          {texts.roles.map((role) => (
            <RadioGroupItem key={role} value={role}>
              {role}
            </RadioGroupItem>
          ))}
        </RadioGroup>
      </FieldSet>
      <FieldSet name="topics" label={texts.topics} optional>
        {texts.teams.map((team) => (
          <Checkbox key={team} value={team}>
            {team}
          </Checkbox>
        ))}
      </FieldSet>
      <FieldSet name="away" label={texts.away} optional>
        <DateRange />
      </FieldSet>
      <Field
        name="note"
        label={texts.note}
        optional
        limit={{
          most: 200,
          left: (characters) => texts.left(count(characters)),
          over: (characters) => texts.over(count(characters)),
          tooLong: (over) => texts.over(count(over)),
        }}
      >
        <Textarea />
      </Field>
      <Switch name="mails" defaultChecked>
        {texts.mails}
      </Switch>
    </FormShell>
  )
}
