import * as ui from '@duskpane/ui'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../support/eventually'
import { options, table } from './fixtures'
import { render, slot } from './render'

/** What a component keeps itself, or leaves to the app. */
interface State {
  readonly name: string
  /** The names of the props. */
  readonly props: readonly [value: string, first: string, onChange: string]
  readonly show: (props: object) => ReactNode
  /** Two values, and how a visitor goes from the first to the second. */
  readonly from: unknown
  readonly to: unknown
  readonly act: () => unknown
  /** The value that is seen. */
  readonly seen: () => unknown
}

const isOpen = (name: string) =>
  document.querySelector(`[data-slot="${name}"]`)?.matches(':popover-open, :modal, [open]') ?? false
const valueIn = (name: string) => (slot(name) as HTMLInputElement).value
const checkedIn = (name: string) => (slot(name) as HTMLInputElement).checked
const exists = (name: string) => document.querySelector(`[data-slot="${name}"]`) !== null
const click = (selector: string) => () =>
  userEvent.click(document.querySelector(selector) as HTMLElement)

const open = ['open', 'defaultOpen', 'onOpenChange'] as const
const value = ['value', 'defaultValue', 'onValueChange'] as const
const checked = ['checked', 'defaultChecked', 'onCheckedChange'] as const
const inputValue = ['inputValue', 'defaultInputValue', 'onInputValueChange'] as const

const states: readonly State[] = [
  {
    name: 'Accordion',
    props: value,
    show: (props) => (
      <ui.Accordion {...props}>
        <ui.AccordionItem value="1">
          <ui.AccordionTrigger>1</ui.AccordionTrigger>
        </ui.AccordionItem>
      </ui.Accordion>
    ),
    from: [],
    to: ['1'],
    act: click('summary'),
    seen: () => (isOpen('accordion-item') ? ['1'] : []),
  },
  {
    name: 'Accordion of one open item',
    props: value,
    show: (props) => (
      <ui.Accordion type="single" {...props}>
        <ui.AccordionItem value="1">
          <ui.AccordionTrigger>1</ui.AccordionTrigger>
        </ui.AccordionItem>
      </ui.Accordion>
    ),
    from: '',
    to: '1',
    act: click('summary'),
    seen: () => (isOpen('accordion-item') ? '1' : ''),
  },
  {
    name: 'Dialog',
    props: open,
    show: (props) => (
      <ui.Dialog {...props}>
        <ui.DialogContent aria-describedby={undefined}>
          <ui.DialogTitle>1</ui.DialogTitle>
        </ui.DialogContent>
      </ui.Dialog>
    ),
    from: true,
    to: false,
    act: click('[data-slot=dialog-close]'),
    seen: () => exists('dialog-content'),
  },
  {
    name: 'Sheet',
    props: open,
    show: (props) => (
      <ui.Sheet {...props}>
        <ui.SheetContent aria-describedby={undefined}>
          <ui.SheetTitle>1</ui.SheetTitle>
        </ui.SheetContent>
      </ui.Sheet>
    ),
    from: true,
    to: false,
    act: click('[data-slot=sheet-close]'),
    seen: () => exists('sheet-content'),
  },
  {
    name: 'DropdownMenu',
    props: open,
    show: (props) => (
      <ui.DropdownMenu {...props}>
        <ui.DropdownMenuTrigger>1</ui.DropdownMenuTrigger>
        <ui.DropdownMenuContent>
          <ui.DropdownMenuItem>2</ui.DropdownMenuItem>
        </ui.DropdownMenuContent>
      </ui.DropdownMenu>
    ),
    from: true,
    to: false,
    act: click('[data-slot=dropdown-menu-item]'),
    seen: () => exists('dropdown-menu-content'),
  },
  {
    name: 'Tooltip',
    props: open,
    show: (props) => (
      <ui.Tooltip {...props}>
        <ui.TooltipTrigger>1</ui.TooltipTrigger>
        <ui.TooltipContent>2</ui.TooltipContent>
      </ui.Tooltip>
    ),
    from: true,
    to: false,
    act: () => slot('tooltip-trigger').click(),
    seen: () => exists('tooltip-content'),
  },
  {
    name: 'Popover',
    props: open,
    show: (props) => (
      <ui.Popover {...props}>
        <ui.PopoverTrigger>1</ui.PopoverTrigger>
        <ui.PopoverContent>
          <ui.PopoverClose>2</ui.PopoverClose>
        </ui.PopoverContent>
      </ui.Popover>
    ),
    from: true,
    to: false,
    act: click('[data-slot=popover-close]'),
    seen: () => isOpen('popover-content'),
  },
  {
    name: 'MobileMenu',
    props: open,
    show: (props) => (
      <ui.MobileMenu {...props}>
        <ui.MobileMenuContent />
      </ui.MobileMenu>
    ),
    from: true,
    to: false,
    act: async () => {
      await eventually(() => expect(slot('mobile-menu-content').matches(':modal')).toBe(true))
      slot('mobile-menu-close').click()
    },
    seen: () => isOpen('mobile-menu-content'),
  },
  {
    name: 'MobileMenuGroup',
    props: open,
    show: (props) => (
      <ui.MobileMenu defaultOpen>
        <ui.MobileMenuContent>
          <ui.MobileMenuGroup label="1" {...props} />
        </ui.MobileMenuContent>
      </ui.MobileMenu>
    ),
    from: true,
    to: false,
    act: () => slot('mobile-menu-group').querySelector('summary')?.click(),
    seen: () => isOpen('mobile-menu-group'),
  },
  {
    name: 'NavigationMenu',
    props: value,
    show: (props) => (
      <ui.NavigationMenu {...props}>
        <ui.NavigationMenuList>
          <ui.NavigationMenuItem value="1">
            <ui.NavigationMenuTrigger>1</ui.NavigationMenuTrigger>
            <ui.NavigationMenuContent>2</ui.NavigationMenuContent>
          </ui.NavigationMenuItem>
        </ui.NavigationMenuList>
      </ui.NavigationMenu>
    ),
    from: '1',
    to: '',
    act: () => slot('navigation-menu-trigger').click(),
    seen: () => (document.querySelector('[data-state=open]') ? '1' : ''),
  },
  {
    name: 'Tabs',
    props: value,
    show: (props) => (
      <ui.Tabs {...props}>
        <ui.TabsList>
          <ui.TabsTrigger value="1">1</ui.TabsTrigger>
          <ui.TabsTrigger value="2">2</ui.TabsTrigger>
        </ui.TabsList>
      </ui.Tabs>
    ),
    from: '1',
    to: '2',
    act: click('[role=tab]:last-child'),
    seen: () => document.querySelector('[aria-selected=true]')?.textContent,
  },
  {
    name: 'Slider',
    props: ['index', 'defaultIndex', 'onIndexChange'],
    show: (props) => (
      <ui.Slider label="1" defaultPlaying={false} {...props}>
        <ui.Slide>1</ui.Slide>
        <ui.Slide>2</ui.Slide>
        <ui.Slide>3</ui.Slide>
      </ui.Slider>
    ),
    from: 1,
    to: 2,
    act: click('[data-slot=slider-picker]:last-child'),
    seen: () => {
      const slides = [...document.querySelectorAll<HTMLElement>('[data-slot=slide]')]
      return slides.findIndex((slide) => !slide.inert)
    },
  },
  {
    name: 'Slider',
    props: ['playing', 'defaultPlaying', 'onPlayingChange'],
    show: (props) => (
      <ui.Slider label="1" {...props}>
        <ui.Slide>1</ui.Slide>
        <ui.Slide>2</ui.Slide>
      </ui.Slider>
    ),
    from: false,
    to: true,
    act: click('[data-slot=slider-button]'),
    seen: () => slot('slider-button').getAttribute('aria-label') === 'Pause slides',
  },
  {
    name: 'Pagination',
    props: ['page', 'defaultPage', 'onPageChange'],
    show: (props) => <ui.Pagination pageCount={3} {...props} />,
    from: 2,
    to: 3,
    act: click('[aria-label="Next page"]'),
    seen: () => Number(document.querySelector('[aria-current=page]')?.textContent),
  },
  {
    name: 'Combobox',
    props: value,
    show: (props) => (
      <ui.Combobox
        aria-label="1"
        options={['1', '2'].map((value) => ({ value, label: value }))}
        {...props}
      />
    ),
    from: '1',
    to: '2',
    act: async () => {
      await userEvent.fill(slot('combobox-input'), '2')
      await userEvent.keyboard('{Enter}')
    },
    seen: () => valueIn('combobox-input'),
  },
  {
    name: 'Combobox',
    props: open,
    show: (props) => <ui.Combobox aria-label="1" options={options} {...props} />,
    from: true,
    to: false,
    act: click('[data-slot=combobox-trigger]'),
    seen: () => isOpen('combobox-list') && slot('combobox-input').ariaExpanded === 'true',
  },
  {
    name: 'Combobox',
    props: inputValue,
    show: (props) => <ui.Combobox aria-label="1" options={options} {...props} />,
    from: '1',
    to: '2',
    act: () => userEvent.fill(slot('combobox-input'), '2'),
    seen: () => valueIn('combobox-input'),
  },
  {
    name: 'MultiSelectFilter',
    props: open,
    show: (props) => <ui.MultiSelectFilter label="1" options={options} {...props} />,
    from: true,
    to: false,
    act: () => userEvent.keyboard('{Escape}'),
    seen: () => isOpen('popover-content'),
  },
  {
    name: 'MultiSelectFilter',
    props: inputValue,
    show: (props) => (
      <ui.MultiSelectFilter label="1" options={options} searchFrom={1} defaultOpen {...props} />
    ),
    from: '1',
    to: '2',
    act: () => userEvent.fill(slot('input'), '2'),
    seen: () => valueIn('input'),
  },
  {
    name: 'MultiSelectFilter',
    props: value,
    show: (props) => <ui.MultiSelectFilter label="1" options={options} {...props} />,
    from: ['1'],
    to: ['1', '2'],
    act: () => choices()[1]?.click(),
    seen: () => options.flatMap(({ value }, index) => (choices()[index]?.checked ? [value] : [])),
  },
  {
    name: 'DateRange',
    props: value,
    show: (props) => <ui.DateRange {...props} />,
    from: { from: '2027-04-01', to: '2027-04-30' },
    to: { from: '2027-04-02', to: '2027-04-30' },
    act: () => userEvent.fill(slot('input'), '2027-04-02'),
    seen: () => {
      const [from, to] = document.querySelectorAll<HTMLInputElement>('[data-slot=input]')
      return { from: from?.value, to: to?.value }
    },
  },
  {
    name: 'QuantityInput',
    props: value,
    show: ({ onValueChange, ...props }: { onValueChange?: (typed: number) => void }) => (
      <ui.QuantityInput
        aria-label="1"
        onValueChange={(typed) => onValueChange?.(Number(typed))}
        {...props}
      />
    ),
    from: 2,
    to: 3,
    act: click('[aria-label=Increase]'),
    seen: () => Number(valueIn('quantity-input')),
  },
  {
    name: 'RadioGroup',
    props: value,
    show: (props) => (
      <ui.RadioGroup aria-label="1" {...props}>
        <ui.RadioGroupItem value="1" />
        <ui.RadioGroupItem value="2" />
      </ui.RadioGroup>
    ),
    from: '1',
    to: '2',
    act: click('input[value="2"]'),
    seen: () => document.querySelector<HTMLInputElement>('input:checked')?.value,
  },
  ...Object.entries({
    checkbox: ui.Checkbox,
    switch: ui.Switch,
    'adapted-eyes': ui.AdaptedEyes,
  }).map(([name, Control]) => ({
    name,
    props: checked,
    show: (props: object) => <Control {...props} />,
    from: false,
    to: true,
    act: () => slot(name).click(),
    seen: () => checkedIn(name),
  })),
  ...Object.entries({ Input: ui.Input, Textarea: ui.Textarea }).map(([name, Control]) => {
    return {
      name,
      props: value,
      show: (props: object) => <Control aria-label="1" {...props} />,
      from: '1',
      to: '2',
      act: () => userEvent.fill(slot(name.toLowerCase()), '2'),
      seen: () => valueIn(name.toLowerCase()),
    }
  }),
  {
    name: 'NativeSelect',
    props: value,
    show: (props) => (
      <ui.NativeSelect aria-label="1" {...props}>
        <option>1</option>
        <option>2</option>
      </ui.NativeSelect>
    ),
    from: '1',
    to: '2',
    act: () => userEvent.selectOptions(slot('native-select'), '2'),
    seen: () => valueIn('native-select'),
  },
  {
    name: 'FilmChoice',
    props: value,
    show: (props) => (
      <ui.FilmChoice
        legend="1"
        groups={[
          {
            name: 'a',
            label: '1',
            options: [
              { value: '1', label: '1' },
              { value: '2', label: '2' },
            ],
          },
        ]}
        {...props}
      />
    ),
    from: { a: '1' },
    to: { a: '2' },
    act: () => userEvent.selectOptions(slot('native-select'), '2'),
    seen: () => ({ a: valueIn('native-select') }),
  },
  {
    name: 'ColumnMenu',
    props: open,
    show: (props) => (
      <ui.ColumnMenu
        columns={table.columns}
        layout={{ hidden: [], widths: {} }}
        onLayoutChange={() => undefined}
        {...props}
      />
    ),
    from: true,
    to: false,
    act: () => userEvent.keyboard('{Escape}'),
    seen: () => isOpen('popover-content'),
  },
  {
    name: 'DataTable',
    props: ['page', 'defaultPage', 'onPageChange'],
    show: (props) => <ui.DataTable {...table} pageSize={1} {...props} />,
    from: 2,
    to: 3,
    act: click('[aria-label="Next page"]'),
    seen: () => Number(document.querySelector('[aria-current=page]')?.textContent),
  },
  {
    name: 'DataTable',
    props: ['filter', 'defaultFilter', 'onFilterChange'],
    show: (props) => <ui.DataTable {...table} filterLabel="1" {...props} />,
    from: '1',
    to: '2',
    act: () => userEvent.fill(slot('data-table-filter'), '2'),
    seen: () => valueIn('data-table-filter'),
  },
  {
    name: 'DataTable',
    props: ['sort', 'defaultSort', 'onSortChange'],
    show: (props) => <ui.DataTable {...table} {...props} />,
    from: { column: 'id', direction: 'ascending' },
    to: { column: 'id', direction: 'descending' },
    act: click('[data-slot=data-table-sort]'),
    seen: () => ({
      column: 'id',
      direction: document.querySelector('[aria-sort]')?.getAttribute('aria-sort'),
    }),
  },
  {
    name: 'DataTable',
    props: ['selected', 'defaultSelected', 'onSelectedChange'],
    show: (props) => <ui.DataTable {...table} {...props} />,
    from: new Set(['1']),
    to: new Set(['1', '3']),
    act: () => userEvent.click(boxes()[3] as HTMLElement),
    seen: () => new Set(['1', '2', '3'].filter((_, index) => boxes()[index + 1]?.checked)),
  },
  {
    name: 'DataTable',
    props: ['layout', 'defaultLayout', 'onLayoutChange'],
    show: (props) => <ui.DataTable {...table} {...props} />,
    from: { hidden: [], widths: { id: 20 } },
    to: { hidden: [], widths: {} },
    act: () =>
      slot('data-table-resize').dispatchEvent(new MouseEvent('dblclick', { bubbles: true })),
    seen: () => ({
      hidden: [],
      widths: document.querySelector('th')?.style.width === '20rem' ? { id: 20 } : {},
    }),
  },
]

function boxes() {
  return [...document.querySelectorAll<HTMLInputElement>('[data-slot=data-table-selection]')]
}

function choices() {
  return [...document.querySelectorAll<HTMLInputElement>('[data-slot=checkbox]')]
}

test.each(states)('$name keeps $props.0 itself', async ({ props, show, from, to, act, seen }) => {
  const onChange = vi.fn()
  render(show({ [props[1]]: from, [props[2]]: onChange }))
  await eventually(() => expect(seen()).toEqual(from))
  await act()
  await eventually(() => expect(seen()).toEqual(to))
  await eventually(() => expect(onChange).toHaveBeenLastCalledWith(to))
})

test.each(states)(
  '$name leaves $props.0 to the app',
  async ({ props, show, from, to, act, seen }) => {
    const onChange = vi.fn()
    render(show({ [props[0]]: from, [props[2]]: onChange }))
    await eventually(() => expect(seen()).toEqual(from))
    await act()
    await eventually(() => expect(onChange).toHaveBeenCalledWith(to))
    await eventually(() => expect(seen()).toEqual(from))
  },
)
