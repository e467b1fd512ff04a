import * as ui from '@duskpane/ui'
import { type ReactNode, useEffect } from 'react'

/** Props as an app may give them to any component. */
type Props = object

interface Fixture {
  /** The slot of the element that gets ref, className, data attributes and all other props. */
  readonly slot: string
  /** In Greek, so that a word of ours stands out. */
  readonly render: (props: Props) => ReactNode
}

const picture = {
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  avif: '',
  webp: '',
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

const scene = { width: 4, height: 3, factors: [], layers: [] } as unknown as ui.LightScene
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

const inAccordion = (item: ReactNode) => <ui.Accordion>{item}</ui.Accordion>
const inItem = (part: ReactNode) => inAccordion(<ui.AccordionItem>{part}</ui.AccordionItem>)
const inDialog = (part: ReactNode) => (
  <ui.Dialog defaultOpen>
    <ui.DialogContent aria-describedby={undefined}>
      <ui.DialogTitle>Τίτλος</ui.DialogTitle>
      {part}
    </ui.DialogContent>
  </ui.Dialog>
)
const inPopover = (part: ReactNode) => (
  <ui.Popover defaultOpen>
    <ui.PopoverTrigger>Επιλογές</ui.PopoverTrigger>
    {part}
  </ui.Popover>
)
const inMenu = (part: ReactNode) => (
  <ui.MobileMenu defaultOpen>
    <ui.MobileMenuContent>{part}</ui.MobileMenuContent>
  </ui.MobileMenu>
)
const inBar = (part: ReactNode) => (
  <ui.NavigationMenu defaultValue="1">
    <ui.NavigationMenuList>
      <ui.NavigationMenuItem value="1">{part}</ui.NavigationMenuItem>
    </ui.NavigationMenuList>
  </ui.NavigationMenu>
)
const inPanel = (part: ReactNode) =>
  inBar(
    <>
      <ui.NavigationMenuTrigger>Μενού</ui.NavigationMenuTrigger>
      <ui.NavigationMenuContent>{part}</ui.NavigationMenuContent>
    </>,
  )
const inDropdown = (part: ReactNode) => (
  <ui.DropdownMenu defaultOpen>
    <ui.DropdownMenuTrigger>Επιλογές</ui.DropdownMenuTrigger>
    <ui.DropdownMenuContent>{part}</ui.DropdownMenuContent>
  </ui.DropdownMenu>
)
const inSheet = (part: ReactNode) => (
  <ui.Sheet defaultOpen>
    <ui.SheetContent aria-describedby={undefined}>
      <ui.SheetTitle>Τίτλος</ui.SheetTitle>
      {part}
    </ui.SheetContent>
  </ui.Sheet>
)
const inTooltip = (part: ReactNode) => <ui.Tooltip defaultOpen>{part}</ui.Tooltip>
const inTabs = (part: ReactNode) => <ui.Tabs defaultValue="1">{part}</ui.Tabs>

/** Every component that renders an element, with the parts it cannot do without. */
const fixtures: Readonly<Record<string, Fixture>> = {
  Accordion: { slot: 'accordion', render: (props) => <ui.Accordion {...props} /> },
  AccordionContent: {
    slot: 'accordion-content',
    render: (props) => inItem(<ui.AccordionContent {...props} />),
  },
  AccordionItem: {
    slot: 'accordion-item',
    render: (props) => inAccordion(<ui.AccordionItem {...props} />),
  },
  AccordionTrigger: {
    slot: 'accordion-trigger',
    render: (props) => inItem(<ui.AccordionTrigger {...props} />),
  },
  AdaptedEyes: { slot: 'adapted-eyes', render: (props) => <ui.AdaptedEyes {...props} /> },
  Alert: { slot: 'alert', render: (props) => <ui.Alert {...props} /> },
  Badge: { slot: 'badge', render: (props) => <ui.Badge {...props} /> },
  Breadcrumb: { slot: 'breadcrumb', render: (props) => <ui.Breadcrumb {...props} /> },
  BreadcrumbLink: { slot: 'breadcrumb-link', render: (props) => <ui.BreadcrumbLink {...props} /> },
  BreadcrumbPage: { slot: 'breadcrumb-page', render: (props) => <ui.BreadcrumbPage {...props} /> },
  Button: { slot: 'button', render: (props) => <ui.Button {...props} /> },
  Card: { slot: 'card', render: (props) => <ui.Card {...props} /> },
  CardContent: { slot: 'card-content', render: (props) => <ui.CardContent {...props} /> },
  CardTitle: { slot: 'card-title', render: (props) => <ui.CardTitle {...props} /> },
  Checkbox: { slot: 'checkbox', render: (props) => <ui.Checkbox {...props} /> },
  ColumnMenu: {
    slot: 'column-menu',
    render: (props) => (
      <ui.ColumnMenu
        columns={columns}
        layout={ui.defaultLayout}
        onLayoutChange={() => {}}
        {...props}
      />
    ),
  },
  Combobox: {
    slot: 'combobox-input',
    render: (props) => <ui.Combobox aria-label="Χώρα" options={options} {...props} />,
  },
  ComparisonTable: {
    slot: 'comparison-table',
    render: (props) => (
      <ui.ComparisonTable
        caption="Σύγκριση"
        columns={[{ key: '1', header: 'Φιλμ' }]}
        rows={[{ key: '1', header: 'Φως', values: { 1: 20 } }]}
        {...props}
      />
    ),
  },
  Container: { slot: 'container', render: (props) => <ui.Container {...props} /> },
  DataTable: {
    slot: 'data-table',
    render: (props) => (
      <ui.DataTable
        {...table}
        defaultSelected={new Set()}
        pageSize={2}
        filterLabel="Φίλτρο"
        {...props}
      />
    ),
  },
  DateRange: { slot: 'date-range', render: (props) => <ui.DateRange {...props} /> },
  DialogClose: { slot: 'dialog-close', render: (props) => inDialog(<ui.DialogClose {...props} />) },
  DialogContent: {
    slot: 'dialog-content',
    render: (props) => (
      <ui.Dialog defaultOpen>
        <ui.DialogContent aria-describedby={undefined} {...props}>
          <ui.DialogTitle>Τίτλος</ui.DialogTitle>
        </ui.DialogContent>
      </ui.Dialog>
    ),
  },
  DialogDescription: {
    slot: 'dialog-description',
    render: (props) => inDialog(<ui.DialogDescription {...props} />),
  },
  DialogFooter: {
    slot: 'dialog-footer',
    render: (props) => inDialog(<ui.DialogFooter {...props} />),
  },
  DialogTitle: {
    slot: 'dialog-title',
    render: (props) => (
      <ui.Dialog defaultOpen>
        <ui.DialogContent aria-describedby={undefined}>
          <ui.DialogTitle {...props} />
        </ui.DialogContent>
      </ui.Dialog>
    ),
  },
  DialogTrigger: {
    slot: 'dialog-trigger',
    render: (props) => (
      <ui.Dialog>
        <ui.DialogTrigger {...props} />
      </ui.Dialog>
    ),
  },
  DropdownMenuCheckboxItem: {
    slot: 'dropdown-menu-checkbox-item',
    render: (props) => inDropdown(<ui.DropdownMenuCheckboxItem {...props} />),
  },
  DropdownMenuContent: {
    slot: 'dropdown-menu-content',
    render: (props) => (
      <ui.DropdownMenu defaultOpen>
        <ui.DropdownMenuTrigger>Ένα</ui.DropdownMenuTrigger>
        <ui.DropdownMenuContent {...props} />
      </ui.DropdownMenu>
    ),
  },
  DropdownMenuGroup: {
    slot: 'dropdown-menu-group',
    render: (props) => inDropdown(<ui.DropdownMenuGroup {...props} />),
  },
  DropdownMenuItem: {
    slot: 'dropdown-menu-item',
    render: (props) => inDropdown(<ui.DropdownMenuItem {...props} />),
  },
  DropdownMenuLabel: {
    slot: 'dropdown-menu-label',
    render: (props) => inDropdown(<ui.DropdownMenuLabel {...props} />),
  },
  DropdownMenuRadioGroup: {
    slot: 'dropdown-menu-radio-group',
    render: (props) => inDropdown(<ui.DropdownMenuRadioGroup {...props} />),
  },
  DropdownMenuRadioItem: {
    slot: 'dropdown-menu-radio-item',
    render: (props) =>
      inDropdown(
        <ui.DropdownMenuRadioGroup>
          <ui.DropdownMenuRadioItem value="1" {...props} />
        </ui.DropdownMenuRadioGroup>,
      ),
  },
  DropdownMenuSeparator: {
    slot: 'dropdown-menu-separator',
    render: (props) => inDropdown(<ui.DropdownMenuSeparator {...props} />),
  },
  DropdownMenuShortcut: {
    slot: 'dropdown-menu-shortcut',
    render: (props) => inDropdown(<ui.DropdownMenuShortcut {...props} />),
  },
  DropdownMenuSubContent: {
    slot: 'dropdown-menu-sub-content',
    render: (props) =>
      inDropdown(
        <ui.DropdownMenuSub open>
          <ui.DropdownMenuSubTrigger>Ένα</ui.DropdownMenuSubTrigger>
          <ui.DropdownMenuSubContent {...props} />
        </ui.DropdownMenuSub>,
      ),
  },
  DropdownMenuSubTrigger: {
    slot: 'dropdown-menu-sub-trigger',
    render: (props) =>
      inDropdown(
        <ui.DropdownMenuSub>
          <ui.DropdownMenuSubTrigger {...props} />
        </ui.DropdownMenuSub>,
      ),
  },
  DropdownMenuTrigger: {
    slot: 'dropdown-menu-trigger',
    render: (props) => (
      <ui.DropdownMenu>
        <ui.DropdownMenuTrigger {...props} />
      </ui.DropdownMenu>
    ),
  },
  Empty: { slot: 'empty', render: (props) => <ui.Empty {...props} /> },
  EmptyContent: { slot: 'empty-content', render: (props) => <ui.EmptyContent {...props} /> },
  EmptyDescription: {
    slot: 'empty-description',
    render: (props) => <ui.EmptyDescription {...props} />,
  },
  EmptyHeader: { slot: 'empty-header', render: (props) => <ui.EmptyHeader {...props} /> },
  EmptyMedia: { slot: 'empty-media', render: (props) => <ui.EmptyMedia {...props} /> },
  EmptyTitle: { slot: 'empty-title', render: (props) => <ui.EmptyTitle {...props} /> },
  Eyebrow: { slot: 'eyebrow', render: (props) => <ui.Eyebrow {...props} /> },
  Field: {
    slot: 'field',
    render: (props) => (
      <ui.Field name="city" label="Πόλη" optional {...props}>
        <ui.Input />
      </ui.Field>
    ),
  },
  FieldPair: { slot: 'field-pair', render: (props) => <ui.FieldPair {...props} /> },
  FieldSet: {
    slot: 'field-set',
    render: (props) => <ui.FieldSet name="sells" label="Πουλάτε;" optional {...props} />,
  },
  Figure: {
    slot: 'figure',
    render: (props) => <ui.Figure value={20} unit="%" label="Φως" {...props} />,
  },
  FigureGroup: { slot: 'figure-group', render: (props) => <ui.FigureGroup {...props} /> },
  FilmChoice: {
    slot: 'film-choice',
    render: (props) => (
      <ui.FilmChoice legend="Φιλμ" groups={[group('a', '1'), group('b', '2')]} {...props} />
    ),
  },
  Footer: { slot: 'footer', render: (props) => <ui.Footer {...props} /> },
  FooterGroup: { slot: 'footer-group', render: (props) => <ui.FooterGroup {...props} /> },
  FooterLegal: { slot: 'footer-legal', render: (props) => <ui.FooterLegal {...props} /> },
  FooterLink: { slot: 'footer-link', render: (props) => <ui.FooterLink {...props} /> },
  FooterLinks: { slot: 'footer-links', render: (props) => <ui.FooterLinks {...props} /> },
  FooterTitle: { slot: 'footer-title', render: (props) => <ui.FooterTitle {...props} /> },
  FormShell: {
    slot: 'form-shell',
    render: (props) => (
      <ui.FormShell
        onSubmit={async () => {}}
        submitLabel="Αποστολή"
        submittingLabel="Στέλνεται"
        {...props}
      >
        <ui.Field name="a" label="Πόλη">
          <ui.Input ref={(input) => input?.setCustomValidity('Λάθος')} />
        </ui.Field>
        <ui.Field name="b" label="Χώρα">
          <ui.Input ref={(input) => input?.setCustomValidity('Λάθος')} />
        </ui.Field>
      </ui.FormShell>
    ),
  },
  Heading: { slot: 'heading', render: (props) => <ui.Heading level={2} {...props} /> },
  Icon: { slot: 'icon', render: (props) => <ui.Icon name="x" {...props} /> },
  IconButton: {
    slot: 'icon-button',
    render: (props) => <ui.IconButton aria-label="Κλείσιμο" {...props} />,
  },
  Input: { slot: 'input', render: (props) => <ui.Input aria-label="Πόλη" {...props} /> },
  Lead: { slot: 'lead', render: (props) => <ui.Lead {...props} /> },
  LightView: {
    slot: 'light-view',
    render: (props) => (
      <ui.LightView scene={scene} values={{}} label="Δωμάτιο" caption="Δωμάτιο" {...props}>
        <span />
      </ui.LightView>
    ),
  },
  Link: { slot: 'link', render: (props) => <ui.Link {...props} /> },
  MobileMenuContent: {
    slot: 'mobile-menu-content',
    render: (props) => (
      <ui.MobileMenu defaultOpen>
        <ui.MobileMenuContent {...props} />
      </ui.MobileMenu>
    ),
  },
  MobileMenuGroup: {
    slot: 'mobile-menu-group',
    render: (props) => inMenu(<ui.MobileMenuGroup label="Φιλμ" {...props} />),
  },
  MobileMenuLink: {
    slot: 'mobile-menu-link',
    render: (props) => inMenu(<ui.MobileMenuLink {...props} />),
  },
  MobileMenuList: {
    slot: 'mobile-menu-list',
    render: (props) => inMenu(<ui.MobileMenuList {...props} />),
  },
  MobileMenuTrigger: {
    slot: 'mobile-menu-trigger',
    render: (props) => (
      <ui.MobileMenu>
        <ui.MobileMenuTrigger {...props} />
      </ui.MobileMenu>
    ),
  },
  MultiSelectFilter: {
    slot: 'multi-select-filter',
    render: (props) => (
      <ui.MultiSelectFilter
        label="Φίλτρο"
        options={options}
        defaultValue={['1']}
        searchFrom={2}
        {...props}
      />
    ),
  },
  NativeSelect: {
    slot: 'native-select',
    render: (props) => <ui.NativeSelect aria-label="Χώρα" {...props} />,
  },
  NavigationMenu: { slot: 'navigation-menu', render: (props) => <ui.NavigationMenu {...props} /> },
  NavigationMenuContent: {
    slot: 'navigation-menu-content',
    render: (props) =>
      inBar(
        <>
          <ui.NavigationMenuTrigger>Μενού</ui.NavigationMenuTrigger>
          <ui.NavigationMenuContent {...props} />
        </>,
      ),
  },
  NavigationMenuDescription: {
    slot: 'navigation-menu-description',
    render: (props) => <ui.NavigationMenuDescription {...props} />,
  },
  NavigationMenuFooter: {
    slot: 'navigation-menu-footer',
    render: (props) => inPanel(<ui.NavigationMenuFooter {...props} />),
  },
  NavigationMenuItem: {
    slot: 'navigation-menu-item',
    render: (props) => (
      <ui.NavigationMenu>
        <ui.NavigationMenuList>
          <ui.NavigationMenuItem {...props} />
        </ui.NavigationMenuList>
      </ui.NavigationMenu>
    ),
  },
  NavigationMenuLink: {
    slot: 'navigation-menu-link',
    render: (props) => inBar(<ui.NavigationMenuLink {...props} />),
  },
  NavigationMenuLinks: {
    slot: 'navigation-menu-links',
    render: (props) => inPanel(<ui.NavigationMenuLinks {...props} />),
  },
  NavigationMenuList: {
    slot: 'navigation-menu-list',
    render: (props) => (
      <ui.NavigationMenu>
        <ui.NavigationMenuList {...props} />
      </ui.NavigationMenu>
    ),
  },
  NavigationMenuPanelLink: {
    slot: 'navigation-menu-panel-link',
    render: (props) => inPanel(<ui.NavigationMenuPanelLink {...props} />),
  },
  NavigationMenuTrigger: {
    slot: 'navigation-menu-trigger',
    render: (props) => inBar(<ui.NavigationMenuTrigger {...props} />),
  },
  Pagination: { slot: 'pagination', render: (props) => <ui.Pagination pageCount={3} {...props} /> },
  Picture: {
    slot: 'picture',
    render: (props) => <ui.Picture source={picture} alt="Σπίτι" sizes="1px" {...props} />,
  },
  PopoverClose: {
    slot: 'popover-close',
    render: (props) =>
      inPopover(
        <ui.PopoverContent>
          <ui.PopoverClose {...props} />
        </ui.PopoverContent>,
      ),
  },
  PopoverContent: {
    slot: 'popover-content',
    render: (props) => inPopover(<ui.PopoverContent {...props} />),
  },
  PopoverTrigger: {
    slot: 'popover-trigger',
    render: (props) => (
      <ui.Popover>
        <ui.PopoverTrigger {...props} />
        <ui.PopoverContent />
      </ui.Popover>
    ),
  },
  ProductCard: { slot: 'product-card', render: (props) => <ui.ProductCard {...props} /> },
  ProductCardContent: {
    slot: 'product-card-content',
    render: (props) => <ui.ProductCardContent {...props} />,
  },
  ProductCardDescription: {
    slot: 'product-card-description',
    render: (props) => <ui.ProductCardDescription {...props} />,
  },
  ProductCardFooter: {
    slot: 'product-card-footer',
    render: (props) => <ui.ProductCardFooter {...props} />,
  },
  ProductCardMedia: {
    slot: 'product-card-media',
    render: (props) => <ui.ProductCardMedia source={picture} alt="Σπίτι" sizes="1px" {...props} />,
  },
  ProductCardTitle: {
    slot: 'product-card-title',
    render: (props) => <ui.ProductCardTitle {...props} />,
  },
  QuantityInput: {
    slot: 'quantity-input',
    render: (props) => <ui.QuantityInput aria-label="Πόσα" {...props} />,
  },
  RadioGroup: {
    slot: 'radio-group',
    render: (props) => <ui.RadioGroup aria-label="Πουλάτε;" {...props} />,
  },
  RadioGroupItem: {
    slot: 'radio-group-item',
    render: (props) => (
      <ui.RadioGroup aria-label="Πουλάτε;">
        <ui.RadioGroupItem value="1" {...props} />
      </ui.RadioGroup>
    ),
  },
  Section: { slot: 'section', render: (props) => <ui.Section {...props} /> },
  SectionHeading: {
    slot: 'section-heading',
    render: (props) => <ui.SectionHeading title="Τίτλος" {...props} />,
  },
  SelectionBar: {
    slot: 'data-table-selection-bar',
    render: (props) => <ui.SelectionBar {...props} />,
  },
  SheetBody: { slot: 'sheet-body', render: (props) => inSheet(<ui.SheetBody {...props} />) },
  SheetClose: { slot: 'sheet-close', render: (props) => inSheet(<ui.SheetClose {...props} />) },
  SheetContent: {
    slot: 'sheet-content',
    render: (props) => (
      <ui.Sheet defaultOpen>
        <ui.SheetContent aria-describedby={undefined} {...props}>
          <ui.SheetTitle>Τίτλος</ui.SheetTitle>
        </ui.SheetContent>
      </ui.Sheet>
    ),
  },
  SheetDescription: {
    slot: 'sheet-description',
    render: (props) => inSheet(<ui.SheetDescription {...props} />),
  },
  SheetFooter: { slot: 'sheet-footer', render: (props) => inSheet(<ui.SheetFooter {...props} />) },
  SheetHeader: { slot: 'sheet-header', render: (props) => inSheet(<ui.SheetHeader {...props} />) },
  SheetTitle: {
    slot: 'sheet-title',
    render: (props) => (
      <ui.Sheet defaultOpen>
        <ui.SheetContent aria-describedby={undefined}>
          <ui.SheetTitle {...props} />
        </ui.SheetContent>
      </ui.Sheet>
    ),
  },
  SheetTrigger: {
    slot: 'sheet-trigger',
    render: (props) => (
      <ui.Sheet>
        <ui.SheetTrigger {...props} />
      </ui.Sheet>
    ),
  },
  SkipLink: { slot: 'skip-link', render: (props) => <ui.SkipLink {...props} /> },
  Slide: {
    slot: 'slide',
    render: (props) => (
      <ui.Slider label="Εικόνες">
        <ui.Slide {...props} />
      </ui.Slider>
    ),
  },
  Slider: {
    slot: 'slider',
    render: (props) => (
      <ui.Slider label="Εικόνες" {...props}>
        <ui.Slide>1</ui.Slide>
        <ui.Slide>2</ui.Slide>
      </ui.Slider>
    ),
  },
  SpecTable: {
    slot: 'spec-table',
    render: (props) => (
      <ui.SpecTable
        caption="Τιμές"
        columns={[{ key: 'id', header: 'Φιλμ' }]}
        rows={[{ id: '1' }]}
        {...props}
      />
    ),
  },
  SpectrumStrip: {
    slot: 'spectrum-strip',
    render: (props) => <ui.SpectrumStrip uv={1} visible={20} infrared={30} {...props} />,
  },
  StatusBadge: { slot: 'status-badge', render: (props) => <ui.StatusBadge {...props} /> },
  Swatch: { slot: 'swatch', render: (props) => <ui.Swatch vlt={20} {...props} /> },
  Switch: { slot: 'switch', render: (props) => <ui.Switch aria-label="Ναι" {...props} /> },
  Tabs: { slot: 'tabs', render: (props) => <ui.Tabs {...props} /> },
  TabsContent: {
    slot: 'tabs-content',
    render: (props) => inTabs(<ui.TabsContent value="1" {...props} />),
  },
  TabsList: { slot: 'tabs-list', render: (props) => inTabs(<ui.TabsList {...props} />) },
  TabsTrigger: {
    slot: 'tabs-trigger',
    render: (props) =>
      inTabs(
        <ui.TabsList>
          <ui.TabsTrigger value="1" {...props} />
        </ui.TabsList>,
      ),
  },
  Textarea: { slot: 'textarea', render: (props) => <ui.Textarea aria-label="Λόγος" {...props} /> },
  TitledList: {
    slot: 'titled-list',
    render: (props) => <ui.TitledList items={[{ title: 'Ένα', text: 'Λόγος' }]} {...props} />,
  },
  Toaster: {
    slot: 'toast-viewport',
    render: (props) => (
      <ui.Toaster {...props}>
        <Toast />
      </ui.Toaster>
    ),
  },
  TooltipContent: {
    slot: 'tooltip-content',
    render: (props) =>
      inTooltip(
        <>
          <ui.TooltipTrigger>Ένα</ui.TooltipTrigger>
          <ui.TooltipContent {...props} />
        </>,
      ),
  },
  TooltipTrigger: {
    slot: 'tooltip-trigger',
    render: (props) => inTooltip(<ui.TooltipTrigger {...props} />),
  },
}

/** Those that render no element of their own. */
const rootless = [
  'Dialog',
  'DropdownMenu',
  'DropdownMenuSub',
  'MobileMenu',
  'Popover',
  'Sheet',
  'Tooltip',
  'TooltipProvider',
  'WordsProvider',
]

export { fixtures, options, rootless, rows, table }
