import * as ui from '@duskpane/ui'
import { type ComponentType, type ReactNode, useEffect } from 'react'

/** Every exported component that renders an element, rendered as in an app. */
interface Fixture {
  readonly name: string
  /** The slot of the element that gets ref, className, data attributes and all other props. */
  readonly slot: string
  readonly render: (props?: object) => ReactNode
}

const picture = {
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  avif: '',
  width: 4,
  height: 3,
  placeholder: '',
}

const columns: readonly ui.Column<{ id: string; text: string }>[] = [
  { id: 'id', header: 'Αριθμός', kind: 'text', value: (row) => row.id },
  { id: 'text', header: 'Κείμενο', kind: 'longText', value: (row) => row.text },
]
const rows = ['1', '2', '3'].map((id) => ({ id, text: 'λόγος '.repeat(40) }))
const table = {
  caption: 'Πίνακας',
  columns,
  rows,
  emptyText: 'Τίποτα',
  getRowId: ({ id = '' }) => id,
}

const options = ['1', '2'].map((value) => ({ value, label: 'λόγος '.repeat(Number(value)) }))

const group = (name: string, value: string) => ({
  name,
  label: 'Παράθυρο',
  options: [
    { value, label: 'Φιλμ' },
    { value: '3', label: 'Γυαλί' },
  ],
})

function Toast() {
  const show = ui.useToast()
  useEffect(() => show({ title: 'Νέα' }), [show])
  return null
}

const invalidField = (name: string) => (
  <ui.Field name={name} label="Πόλη">
    <ui.Input ref={(input) => input?.setCustomValidity('Λάθος')} />
  </ui.Field>
)

/** The required props of each component. They are in Greek, so that built-in texts stand out. */
const required: Readonly<Record<string, object>> = {
  AlertDialogContent: {
    children: (
      <>
        <ui.AlertDialogTitle>Τίτλος</ui.AlertDialogTitle>
        <ui.AlertDialogDescription>Λόγος</ui.AlertDialogDescription>
      </>
    ),
  },
  AppShell: { children: <ui.AppShellMain /> },
  ColumnMenu: { columns, layout: ui.defaultLayout, onLayoutChange: () => {} },
  Combobox: { 'aria-label': 'Χώρα', options },
  CommandMenu: { commands: [{ label: 'Κλείσιμο', run: () => {} }] },
  ComparisonTable: {
    caption: 'Σύγκριση',
    columns: [{ key: '1', header: 'Φιλμ' }],
    rows: [{ key: '1', header: 'Φως', values: { 1: 20 } }],
  },
  DataTable: { ...table, defaultSelected: new Set(), pageSize: 2, filterLabel: 'Φίλτρο' },
  DateInput: { 'aria-label': 'Ημέρα' },
  DialogContent: {
    'aria-describedby': undefined,
    children: <ui.DialogTitle>Τίτλος</ui.DialogTitle>,
  },
  DropdownMenuRadioItem: { value: '1' },
  Field: { name: 'city', label: 'Πόλη', optional: true, children: <ui.Input /> },
  FieldSet: { name: 'sells', label: 'Πουλάτε;', optional: true },
  Figure: { value: 20, unit: '%', label: 'Φως' },
  FileDrop: { 'aria-label': 'Αρχεία' },
  FilmChoice: { legend: 'Φιλμ', groups: [group('a', '1'), group('b', '2')] },
  FormShell: {
    onSubmit: async () => {},
    submitLabel: 'Αποστολή',
    submittingLabel: 'Στέλνεται',
    children: [<div key={1}>{invalidField('a')}</div>, <div key={2}>{invalidField('b')}</div>],
  },
  Heading: { level: 2 },
  Icon: { icon: ui.icons.x },
  IconButton: { 'aria-label': 'Κλείσιμο' },
  Input: { 'aria-label': 'Πόλη' },
  LightView: {
    scene: { width: 4, height: 3, factors: [], layers: [] },
    values: {},
    label: 'Δωμάτιο',
    caption: 'Δωμάτιο',
    children: <span />,
  },
  MobileMenuGroup: { label: 'Φιλμ' },
  MultiSelectFilter: { label: 'Φίλτρο', options, defaultValue: ['1'], searchFrom: 2 },
  NamedIcon: { name: 'x' },
  NativeSelect: { 'aria-label': 'Χώρα' },
  Pagination: { pageCount: 3 },
  PasswordInput: { 'aria-label': 'Κωδικός' },
  Picture: { source: picture, alt: 'Σπίτι', sizes: '1px' },
  ProductCardMedia: { source: picture, alt: 'Σπίτι', sizes: '1px' },
  QuantityInput: { 'aria-label': 'Πόσα' },
  RadioGroup: { 'aria-label': 'Πουλάτε;' },
  RadioGroupItem: { value: '1' },
  SectionHeading: { title: 'Τίτλος' },
  SheetContent: { 'aria-describedby': undefined, children: <ui.SheetTitle>Τίτλος</ui.SheetTitle> },
  Slider: {
    label: 'Εικόνες',
    children: [<ui.Slide key={1}>1</ui.Slide>, <ui.Slide key={2}>2</ui.Slide>],
  },
  SpecTable: {
    caption: 'Τιμές',
    columns: [{ key: 'id', header: 'Φιλμ' }],
    rows: [{ id: '1' }],
  },
  SpectrumStrip: { uv: 1, visible: 20, infrared: 30 },
  Swatch: { vlt: 20 },
  Switch: { 'aria-label': 'Ναι' },
  Table: { 'aria-label': 'Πίνακας' },
  TableMessage: { colSpan: 1 },
  TabsContent: { value: '1' },
  TabsList: { children: <ui.TabsTrigger value="1">Ένα</ui.TabsTrigger> },
  TabsTrigger: { value: '1' },
  Textarea: { 'aria-label': 'Λόγος' },
  TitledList: { items: [{ title: 'Ένα', text: 'Λόγος' }] },
  Toaster: { children: <Toast /> },
}

type Wrap = (part: ReactNode) => ReactNode

const inItem: Wrap = (part) => (
  <ui.Accordion>
    <ui.AccordionItem>{part}</ui.AccordionItem>
  </ui.Accordion>
)
const inDialog: Wrap = (content) => (
  <ui.Dialog defaultOpen>
    <ui.DialogTrigger>Επιλογές</ui.DialogTrigger>
    {content}
  </ui.Dialog>
)
const inAlertDialog: Wrap = (content) => (
  <ui.AlertDialog defaultOpen>
    <ui.AlertDialogTrigger>Επιλογές</ui.AlertDialogTrigger>
    {content}
  </ui.AlertDialog>
)
const inShell: Wrap = (part) => (
  <ui.AppShell>
    {part}
    <ui.AppShellMain />
  </ui.AppShell>
)
const inSheet: Wrap = (content) => (
  <ui.Sheet defaultOpen>
    <ui.SheetTrigger>Επιλογές</ui.SheetTrigger>
    {content}
  </ui.Sheet>
)
const inPopover: Wrap = (content) => (
  <ui.Popover defaultOpen>
    <ui.PopoverTrigger>Επιλογές</ui.PopoverTrigger>
    {content}
  </ui.Popover>
)
const inMobileMenu: Wrap = (content) => (
  <ui.MobileMenu defaultOpen>
    <ui.MobileMenuTrigger>Επιλογές</ui.MobileMenuTrigger>
    {content}
  </ui.MobileMenu>
)
const inDropdown: Wrap = (content) => (
  <ui.DropdownMenu defaultOpen>
    <ui.DropdownMenuTrigger>Επιλογές</ui.DropdownMenuTrigger>
    {content}
  </ui.DropdownMenu>
)
const inMenu: Wrap = (part) => inDropdown(<ui.DropdownMenuContent>{part}</ui.DropdownMenuContent>)
const inBar: Wrap = (part) => (
  <ui.NavigationMenu defaultValue="1">
    <ui.NavigationMenuList>
      <ui.NavigationMenuItem value="1">{part}</ui.NavigationMenuItem>
    </ui.NavigationMenuList>
  </ui.NavigationMenu>
)
const inBarWithTrigger: Wrap = (content) =>
  inBar(
    <>
      <ui.NavigationMenuTrigger>Μενού</ui.NavigationMenuTrigger>
      {content}
    </>,
  )
const inTabs: Wrap = (part) => (
  <ui.Tabs defaultValue="1">
    {part}
    <ui.TabsContent value="1" />
  </ui.Tabs>
)
const inTable: Wrap = (part) => <ui.Table aria-label="Πίνακας">{part}</ui.Table>
const inTableBody: Wrap = (part) => inTable(<ui.TableBody>{part}</ui.TableBody>)
const inTabsWithTrigger: Wrap = (part) => (
  <ui.Tabs defaultValue="1">
    <ui.TabsList>
      <ui.TabsTrigger value="1">Ένα</ui.TabsTrigger>
    </ui.TabsList>
    {part}
  </ui.Tabs>
)

/** The parent of each part; the first that matches its name. */
const contexts: readonly (readonly [RegExp, Wrap])[] = [
  [/^AccordionItem$/, (part) => <ui.Accordion>{part}</ui.Accordion>],
  [/^Accordion./, inItem],
  [/^AlertDialogTrigger$/, (part) => <ui.AlertDialog>{part}</ui.AlertDialog>],
  [/^AlertDialogContent$/, inAlertDialog],
  [/^AlertDialog./, (part) => inAlertDialog(<ui.AlertDialogContent>{part}</ui.AlertDialogContent>)],
  [/^AppShellMain$/, (part) => <ui.AppShell>{part}</ui.AppShell>],
  [/^(AppShell.|Sidebar)/, inShell],
  [/^DialogTrigger$/, (part) => <ui.Dialog>{part}</ui.Dialog>],
  [/^DialogContent$/, inDialog],
  [
    /^Dialog./,
    (part) => inDialog(<ui.DialogContent aria-describedby={undefined}>{part}</ui.DialogContent>),
  ],
  [/^SheetTrigger$/, (part) => <ui.Sheet>{part}</ui.Sheet>],
  [/^SheetContent$/, inSheet],
  [
    /^Sheet./,
    (part) => inSheet(<ui.SheetContent aria-describedby={undefined}>{part}</ui.SheetContent>),
  ],
  [/^DropdownMenuTrigger$/, (part) => <ui.DropdownMenu>{part}</ui.DropdownMenu>],
  [/^DropdownMenuContent$/, inDropdown],
  [
    /^DropdownMenuRadioItem$/,
    (part) => inMenu(<ui.DropdownMenuRadioGroup>{part}</ui.DropdownMenuRadioGroup>),
  ],
  [/^DropdownMenuSubTrigger$/, (part) => inMenu(<ui.DropdownMenuSub>{part}</ui.DropdownMenuSub>)],
  [
    /^DropdownMenuSubContent$/,
    (part) =>
      inMenu(
        <ui.DropdownMenuSub open>
          <ui.DropdownMenuSubTrigger>Ένα</ui.DropdownMenuSubTrigger>
          {part}
        </ui.DropdownMenuSub>,
      ),
  ],
  [/^DropdownMenu./, inMenu],
  [
    /^MobileMenuTrigger$/,
    (part) => (
      <ui.MobileMenu>
        {part}
        <ui.MobileMenuContent />
      </ui.MobileMenu>
    ),
  ],
  [/^MobileMenuContent$/, inMobileMenu],
  [/^MobileMenu./, (part) => inMobileMenu(<ui.MobileMenuContent>{part}</ui.MobileMenuContent>)],
  [/^NavigationMenuList$/, (part) => <ui.NavigationMenu>{part}</ui.NavigationMenu>],
  [
    /^NavigationMenuItem$/,
    (part) => (
      <ui.NavigationMenu>
        <ui.NavigationMenuList>{part}</ui.NavigationMenuList>
      </ui.NavigationMenu>
    ),
  ],
  [/^NavigationMenu(Trigger|Link)$/, inBar],
  [/^NavigationMenuContent$/, inBarWithTrigger],
  [
    /^NavigationMenu(Footer|Links|PanelLink)$/,
    (part) => inBarWithTrigger(<ui.NavigationMenuContent>{part}</ui.NavigationMenuContent>),
  ],
  [
    /^PopoverTrigger$/,
    (part) => (
      <ui.Popover>
        {part}
        <ui.PopoverContent />
      </ui.Popover>
    ),
  ],
  [/^PopoverContent$/, inPopover],
  [/^PopoverClose$/, (part) => inPopover(<ui.PopoverContent>{part}</ui.PopoverContent>)],
  [/^RadioGroupItem$/, (part) => <ui.RadioGroup aria-label="Πουλάτε;">{part}</ui.RadioGroup>],
  [/^Slide$/, (part) => <ui.Slider label="Εικόνες">{part}</ui.Slider>],
  [/^Table(Header|Body|Footer)$/, inTable],
  [/^Table(Row|Message)$/, inTableBody],
  [/^Table(Head|Cell)$/, (part) => inTableBody(<ui.TableRow>{part}</ui.TableRow>)],
  [/^TabsContent$/, inTabsWithTrigger],
  [/^TabsList$/, inTabs],
  [/^TabsTrigger$/, (part) => inTabs(<ui.TabsList>{part}</ui.TabsList>)],
  [
    /^TooltipTrigger$/,
    (part) => (
      <ui.Tooltip defaultOpen>
        {part}
        <ui.TooltipContent>Ένα</ui.TooltipContent>
      </ui.Tooltip>
    ),
  ],
  [
    /^TooltipContent$/,
    (part) => (
      <ui.Tooltip defaultOpen>
        <ui.TooltipTrigger>Ένα</ui.TooltipTrigger>
        {part}
      </ui.Tooltip>
    ),
  ],
]

/** Roots whose slot is named differently from their component. */
const slots: Readonly<Record<string, string>> = {
  Combobox: 'combobox-input',
  NamedIcon: 'icon',
  SelectionBar: 'data-table-selection-bar',
  Toaster: 'toast-viewport',
}

/** Components that render no element. */
const rootless = new Set([
  'AlertDialog',
  'Dialog',
  'DropdownMenu',
  'DropdownMenuSub',
  'MobileMenu',
  'Popover',
  'Sheet',
  'Tooltip',
  'TooltipProvider',
])

const slotOf = (name: string) => slots[name] ?? name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()

const components = Object.entries(ui).filter(
  ([name]) => /^[A-Z]/.test(name) && !rootless.has(name),
) as unknown as readonly (readonly [string, ComponentType<object>])[]

const fixtures: readonly Fixture[] = components.map(([name, Component]) => {
  const wrap = contexts.find(([parts]) => parts.test(name))?.[1] ?? ((part) => part)
  return {
    name,
    slot: slotOf(name),
    render: (props) => wrap(<Component {...required[name]} {...props} />),
  }
})

/** A component by its name, in its context. */
function show(name: string, props: object = {}): ReactNode {
  const fixture = fixtures.find((one) => one.name === name)
  if (!fixture) throw new Error(`The package has no component ${name}.`)
  return fixture.render(props)
}

export { fixtures, options, required, rows, show, table }
