import * as ui from '@duskpane/ui'
import { type ReactNode, useActionState, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../support/eventually'
import { eachOf } from './each-of'
import { options, show, table } from './fixtures'
import { cleanup, exists, isOpen, render, slot, slotShown } from './render'

/** State that a component keeps itself or leaves to the app. */
interface State {
  readonly name: string
  readonly props: readonly [value: string, first: string, onChange: string]
  /** Default: the component of that name with these props. */
  readonly show?: (props: object) => ReactNode
  /** Two values, and the actions that lead from the first to the second. */
  readonly from: unknown
  readonly to: unknown
  readonly act: () => unknown
  readonly seen: () => unknown
  /** Whether a form can reset it. */
  readonly inForms?: boolean
  /** Whether it is one native control, whose `onChange` an app can have too. */
  readonly isNative?: boolean
}

const valueIn = (name: string) => (slot(name) as HTMLInputElement).value
const click = (selector: string) => () =>
  userEvent.click(document.querySelector(selector) as HTMLElement)
const fill = (name: string, text: string) => () => userEvent.fill(slot(name), text)
const select = (value: string) => () => userEvent.selectOptions(slot('native-select'), value)
const pressEscape = () => userEvent.keyboard('{Escape}')
const currentPage = () => Number(document.querySelector('[aria-current=page]')?.textContent)

const open = ['open', 'defaultOpen', 'onOpenChange'] as const
const value = ['value', 'defaultValue', 'onValueChange'] as const
const checked = ['checked', 'defaultChecked', 'onCheckedChange'] as const

const accordion = (props: object) => (
  <ui.Accordion {...props}>
    <ui.AccordionItem value="1">
      <ui.AccordionTrigger>1</ui.AccordionTrigger>
    </ui.AccordionItem>
  </ui.Accordion>
)
const [file, other] = ['1', '2'].map((name) => new File([name], name)) as [File, File]

/** Puts files into the input as the browser does. */
function put(...files: readonly File[]) {
  const transfer = new DataTransfer()
  for (const one of files) transfer.items.add(one)
  const input = slot('file-drop') as HTMLInputElement
  input.files = transfer.files
  return input
}

const plainOptions = ['1', '2'].map((value) => ({ value, label: value }))
const combobox = (props: object) => show('Combobox', { options: plainOptions, ...props })
const filterList = (props: object) => (
  <ui.MultiSelectFilter label="1" options={options} searchFrom={1} defaultOpen {...props} />
)
const dataTable = (props: object) => <ui.DataTable {...table} {...props} />
const opened = { props: open, from: true, to: false }

function boxes() {
  return [...document.querySelectorAll<HTMLInputElement>('[data-slot=data-table-selection]')]
}

function choices() {
  return [...document.querySelectorAll<HTMLInputElement>('[data-slot=checkbox]')]
}

const states: readonly State[] = [
  {
    name: 'Accordion',
    props: value,
    show: accordion,
    from: [],
    to: ['1'],
    act: click('summary'),
    seen: () => (isOpen('accordion-item') ? ['1'] : []),
  },
  {
    name: 'Accordion of one open item',
    props: value,
    show: (props) => accordion({ type: 'single', ...props }),
    from: '',
    to: '1',
    act: click('summary'),
    seen: () => (isOpen('accordion-item') ? '1' : ''),
  },
  {
    ...opened,
    name: 'Dialog',
    show: (props) => <ui.Dialog {...props}>{contentOf('Dialog')}</ui.Dialog>,
    act: click('[data-slot=dialog-close]'),
    seen: () => exists('dialog-content'),
  },
  {
    ...opened,
    name: 'AlertDialog',
    show: (props) => (
      <ui.AlertDialog {...props}>
        <ui.AlertDialogContent aria-describedby={undefined}>
          <ui.AlertDialogTitle>1</ui.AlertDialogTitle>
          <ui.AlertDialogCancel>2</ui.AlertDialogCancel>
        </ui.AlertDialogContent>
      </ui.AlertDialog>
    ),
    act: click('[data-slot=alert-dialog-cancel]'),
    seen: () => exists('alert-dialog-content'),
  },
  {
    ...opened,
    name: 'AppShell',
    show: (props) => (
      <ui.AppShell {...props}>
        <ui.Sidebar>1</ui.Sidebar>
      </ui.AppShell>
    ),
    act: click('[data-slot=sheet-close]'),
    seen: () => exists('sheet-content'),
  },
  {
    ...opened,
    name: 'Sheet',
    show: (props) => <ui.Sheet {...props}>{contentOf('Sheet')}</ui.Sheet>,
    act: click('[data-slot=sheet-close]'),
    seen: () => exists('sheet-content'),
  },
  {
    ...opened,
    name: 'DropdownMenu',
    show: (props) => (
      <ui.DropdownMenu {...props}>
        <ui.DropdownMenuTrigger>1</ui.DropdownMenuTrigger>
        <ui.DropdownMenuContent>
          <ui.DropdownMenuItem>2</ui.DropdownMenuItem>
        </ui.DropdownMenuContent>
      </ui.DropdownMenu>
    ),
    act: click('[data-slot=dropdown-menu-item]'),
    seen: () => exists('dropdown-menu-content'),
  },
  {
    ...opened,
    name: 'Tooltip',
    show: (props) => (
      <ui.Tooltip {...props}>
        <ui.TooltipTrigger>1</ui.TooltipTrigger>
        <ui.TooltipContent>2</ui.TooltipContent>
      </ui.Tooltip>
    ),
    act: () => slot('tooltip-trigger').click(),
    seen: () => exists('tooltip-content'),
  },
  {
    ...opened,
    name: 'Popover',
    show: (props) => (
      <ui.Popover {...props}>
        <ui.PopoverTrigger>1</ui.PopoverTrigger>
        <ui.PopoverContent>
          <ui.PopoverClose>2</ui.PopoverClose>
        </ui.PopoverContent>
      </ui.Popover>
    ),
    act: click('[data-slot=popover-close]'),
    seen: () => isOpen('popover-content'),
  },
  {
    ...opened,
    name: 'MobileMenu',
    show: (props) => (
      <ui.MobileMenu {...props}>
        <ui.MobileMenuContent />
      </ui.MobileMenu>
    ),
    act: async () => {
      await slotShown('mobile-menu-close')
      slot('mobile-menu-close').click()
    },
    seen: () => isOpen('mobile-menu-content'),
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
    props: ['playing', 'defaultPlaying', 'onPlayingChange'],
    from: false,
    to: true,
    act: click('[data-slot=slider-button]'),
    seen: () => slot('slider-button').getAttribute('aria-label') === 'Pause slides',
  },
  {
    name: 'Pagination',
    props: ['page', 'defaultPage', 'onPageChange'],
    from: 2,
    to: 3,
    act: click('[aria-label="Next page"]'),
    seen: currentPage,
  },
  {
    name: 'Combobox',
    props: value,
    show: combobox,
    from: '1',
    to: '2',
    act: async () => {
      await userEvent.fill(slot('combobox-input'), '2')
      await userEvent.keyboard('{Enter}')
    },
    seen: () => valueIn('combobox-input'),
    inForms: true,
  },
  {
    ...opened,
    name: 'Combobox',
    act: click('[data-slot=combobox-trigger]'),
    seen: () => isOpen('combobox-list') && slot('combobox-input').ariaExpanded === 'true',
  },
  {
    name: 'Combobox',
    props: ['inputValue', 'defaultInputValue', 'onInputValueChange'],
    show: combobox,
    from: '1',
    to: '2',
    act: fill('combobox-input', '2'),
    seen: () => valueIn('combobox-input'),
  },
  {
    ...opened,
    name: 'MultiSelectFilter',
    act: pressEscape,
    seen: () => isOpen('popover-content'),
  },
  {
    name: 'MultiSelectFilter',
    props: value,
    show: filterList,
    from: ['1'],
    to: ['1', '2'],
    act: async () => {
      // The search mounts the box again, and an unchecked one would take that for its default.
      await fill('input', 'nothing')()
      await fill('input', '')()
      choices()[1]?.click()
    },
    seen: () => options.flatMap(({ value }, index) => (choices()[index]?.checked ? [value] : [])),
    inForms: true,
  },
  {
    name: 'MultiSelectFilter',
    props: ['inputValue', 'defaultInputValue', 'onInputValueChange'],
    show: filterList,
    from: '1',
    to: '2',
    act: fill('input', '2'),
    seen: () => valueIn('input'),
  },
  {
    name: 'FileDrop',
    props: value,
    show: (props) => show('FileDrop', { multiple: true, ...props }),
    from: [file],
    to: [file, other],
    act: () => put(other).dispatchEvent(new Event('change', { bubbles: true })),
    seen: () => [...((slot('file-drop') as HTMLInputElement).files ?? [])],
    inForms: true,
  },
  {
    name: 'DateInput',
    props: value,
    from: '2027-04-01',
    to: '2027-04-02',
    act: fill('date-input', '4/2/2027'),
    seen: () => document.querySelector<HTMLInputElement>('[type=date]')?.value,
    inForms: true,
  },
  {
    name: 'DateRange',
    props: value,
    from: { from: '2027-04-01', to: '2027-04-30' },
    to: { from: '2027-04-02', to: '2027-04-30' },
    act: fill('date-input', '4/2/2027'),
    seen: () => {
      const [from, to] = document.querySelectorAll<HTMLInputElement>('[type=date]')
      return { from: from?.value, to: to?.value }
    },
    inForms: true,
  },
  {
    name: 'QuantityInput',
    props: value,
    show: ({ onValueChange, ...props }: { onValueChange?: (typed: number) => void }) =>
      show('QuantityInput', {
        ...props,
        onValueChange: (typed: string) => onValueChange?.(Number(typed)),
      }),
    from: 2,
    to: 3,
    act: click('[aria-label=Increase]'),
    seen: () => Number(valueIn('quantity-input')),
    inForms: true,
  },
  {
    name: 'RadioGroup',
    props: value,
    show: (props) =>
      show('RadioGroup', {
        children: ['1', '2'].map((one) => <ui.RadioGroupItem key={one} value={one} />),
        ...props,
      }),
    from: '1',
    to: '2',
    act: click('input[value="2"]'),
    seen: () => document.querySelector<HTMLInputElement>('input:checked')?.value,
    inForms: true,
  },
  ...['Checkbox', 'Switch', 'AdaptedEyes'].map((name) => {
    const root = name === 'AdaptedEyes' ? 'adapted-eyes' : name.toLowerCase()
    return {
      name,
      props: checked,
      from: false,
      to: true,
      act: () => slot(root).click(),
      seen: () => (slot(root) as HTMLInputElement).checked,
      inForms: name !== 'AdaptedEyes',
      isNative: true,
    }
  }),
  ...(
    [
      ['Input', 'input'],
      ['PasswordInput', 'password-input'],
      ['Textarea', 'textarea'],
    ] as const
  ).map(([name, root]) => ({
    name,
    props: value,
    from: '1',
    to: '2',
    act: fill(root, '2'),
    seen: () => valueIn(root),
    inForms: true,
    isNative: true,
  })),
  {
    name: 'NativeSelect',
    props: value,
    show: (props) =>
      show('NativeSelect', {
        children: ['1', '2', ''].map((one) => (
          <option key={one} value={one}>
            {one || 'none'}
          </option>
        )),
        ...props,
      }),
    from: '1',
    to: '2',
    act: select('2'),
    seen: () => valueIn('native-select'),
    inForms: true,
    isNative: true,
  },
  {
    name: 'FilmChoice',
    props: value,
    show: (props) =>
      show('FilmChoice', { groups: [{ name: 'a', label: '1', options: plainOptions }], ...props }),
    from: { a: '1' },
    to: { a: '2' },
    act: select('2'),
    seen: () => ({ a: valueIn('native-select') }),
    inForms: true,
  },
  {
    ...opened,
    name: 'CommandMenu',
    act: async () => {
      await slotShown('command-menu-list')
      await pressEscape()
    },
    seen: () => exists('dialog-content'),
  },
  {
    ...opened,
    name: 'ColumnMenu',
    act: pressEscape,
    seen: () => isOpen('popover-content'),
  },
  {
    name: 'DataTable',
    props: ['page', 'defaultPage', 'onPageChange'],
    show: (props) => dataTable({ pageSize: 1, ...props }),
    from: 2,
    to: 3,
    act: click('[aria-label="Next page"]'),
    seen: currentPage,
  },
  {
    name: 'DataTable',
    props: ['filter', 'defaultFilter', 'onFilterChange'],
    show: (props) => dataTable({ filterLabel: '1', ...props }),
    from: '1',
    to: '2',
    act: fill('data-table-filter', '2'),
    seen: () => valueIn('data-table-filter'),
  },
  {
    name: 'DataTable',
    props: ['sort', 'defaultSort', 'onSortChange'],
    show: dataTable,
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
    show: dataTable,
    from: new Set(['1']),
    to: new Set(['1', '3']),
    act: () => userEvent.click(boxes()[3] as HTMLElement),
    seen: () => new Set(['1', '2', '3'].filter((_, index) => boxes()[index + 1]?.checked)),
  },
  {
    name: 'DataTable',
    props: ['layout', 'defaultLayout', 'onLayoutChange'],
    show: dataTable,
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

function contentOf(kind: 'Dialog' | 'Sheet') {
  const [Content, Title] =
    kind === 'Dialog' ? [ui.DialogContent, ui.DialogTitle] : [ui.SheetContent, ui.SheetTitle]
  return (
    <Content aria-describedby={undefined}>
      <Title>1</Title>
    </Content>
  )
}

/** Includes the name of the state, as a component may have several. */
const cases = states.map((state) => ({
  show: (props: object) => show(state.name, props),
  ...state,
  name: `${state.props[0]} of ${state.name}`,
}))

// Other files run beside it, and a tab in the background renders once a second.
const timeout = 300_000

test('a component keeps its state itself', { timeout }, async () => {
  await eachOf(
    cases,
    async ({ props, show, from, to, act, seen }) => {
      const onChange = vi.fn()
      render(show({ [props[1]]: from, [props[2]]: onChange }))
      await eventually(() => expect(seen()).toEqual(from))
      await act()
      await eventually(() => expect(seen()).toEqual(to))
      await eventually(() => expect(onChange).toHaveBeenLastCalledWith(to))
    },
    cleanup,
  )
})

test('a component leaves its state to the app', { timeout }, async () => {
  await eachOf(
    cases,
    async ({ props, show, from, to, act, seen }) => {
      const onChange = vi.fn()
      render(show({ [props[0]]: from, [props[2]]: onChange }))
      await eventually(() => expect(seen()).toEqual(from))
      await act()
      await eventually(() => expect(onChange).toHaveBeenCalledWith(to))
      await eventually(() => expect(seen()).toEqual(from))
    },
    cleanup,
  )
})

/** The values that the form would submit and the visible text. */
function stateOf(form: HTMLFormElement) {
  const shown = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ type, checked, value }) => (type === 'checkbox' ? checked : value),
  )
  return { sent: [...new FormData(form)], shown, text: form.textContent }
}

/** A reset by a visitor and by a script: React renders at different times. */
const resets = {
  'a visitor': click('[type=reset]'),
  'a script': () => document.querySelector('form')?.reset(),
}

const resetCases = cases
  .filter(({ inForms }) => inForms)
  .flatMap((one) =>
    [{ [one.props[1]]: one.from }, {}].flatMap((first) =>
      Object.entries(resets).map(([by, reset]) => ({
        ...one,
        first,
        reset,
        name: `${one.name}, from ${JSON.stringify(first)}, by ${by}`,
      })),
    ),
  )

test('a control returns to its first value with its form', { timeout }, async () => {
  await eachOf(
    resetCases,
    async ({ show, first, act, reset }) => {
      render(
        <form>
          {show({ name: 'a', ...first })}
          <button type="reset">Reset</button>
        </form>,
      )
      const form = document.querySelector('form') as HTMLFormElement
      const before = stateOf(form)
      await act()
      await eventually(() => expect(stateOf(form)).not.toEqual(before))
      await reset()
      await eventually(() => expect(stateOf(form)).toEqual(before))
    },
    cleanup,
  )
})

/** What a control does after a reset, it does in a timeout. */
const afterReset = () => new Promise((passed) => setTimeout(passed))

/** The browser closes one item as it opens the other. */
const otherItem = {
  name: 'another item of an Accordion of one',
  props: value,
  show: (props: object) => (
    <ui.Accordion type="single" {...props}>
      {['1', '2'].map((one) => (
        <ui.AccordionItem key={one} value={one}>
          <ui.AccordionTrigger>{one}</ui.AccordionTrigger>
        </ui.AccordionItem>
      ))}
    </ui.Accordion>
  ),
  from: '1',
  to: '2',
  act: click('details:last-child summary'),
  seen: () => document.querySelector('[open]')?.textContent,
} satisfies State

test('an app may set what it keeps later, and is told once', { timeout }, async () => {
  await eachOf(
    [...cases, otherItem],
    async ({ props, show, from, to, act, seen }) => {
      const told = vi.fn()
      function Kept() {
        const [kept, setKept] = useState(from)
        const onChange = (next: unknown) => {
          told(next)
          setTimeout(() => setKept(next), 50)
        }
        return show({ [props[0]]: kept, [props[2]]: onChange })
      }
      render(<Kept />)
      await act()
      await eventually(() => expect(seen()).toEqual(to))
      await new Promise((passed) => setTimeout(passed, 100))
      expect(seen()).toEqual(to)
      expect(told).toHaveBeenCalledOnce()
    },
    cleanup,
  )
})

const formCases = cases.filter(({ inForms }) => inForms)

test('a control returns to its latest default with its form', { timeout }, async () => {
  await eachOf(
    formCases,
    async ({ props, show, from, to, act, seen }) => {
      let save = () => {}
      function Saved() {
        const [saved, setSaved] = useState(from)
        save = () => setSaved(to)
        return <form>{show({ [props[1]]: saved })}</form>
      }
      render(<Saved />)
      await act()
      await eventually(() => expect(seen()).toEqual(to))
      flushSync(() => save())
      document.querySelector('form')?.reset()
      await afterReset()
      await eventually(() => expect(seen()).toEqual(to))
    },
    cleanup,
  )
})

test('a control shows what an action of its form has saved', { timeout }, async () => {
  await eachOf(
    formCases,
    async ({ props, show, from, to, seen }) => {
      function Saved() {
        const [saved, save] = useActionState(async () => to, from)
        return (
          <form action={save}>
            {show({ name: 'a', [props[1]]: saved })}
            <button type="submit">Save</button>
          </form>
        )
      }
      render(<Saved />)
      document.querySelector('form')?.requestSubmit()
      await eventually(() => expect(seen()).toEqual(to))
      await afterReset()
      expect(seen()).toEqual(to)
    },
    cleanup,
  )
})

test('a reset, as after an action of React, leaves to the app what it keeps', {
  timeout,
}, async () => {
  await eachOf(
    formCases,
    async ({ props, show, from, to, act, seen }) => {
      const onChange = vi.fn()
      function Kept() {
        const [kept, setKept] = useState(from)
        onChange.mockImplementation(setKept)
        return <form>{show({ [props[0]]: kept, [props[2]]: onChange })}</form>
      }
      render(<Kept />)
      await act()
      await eventually(() => expect(seen()).toEqual(to))
      onChange.mockClear()
      document.querySelector('form')?.reset()
      await afterReset()
      await eventually(() => expect(seen()).toEqual(to))
      expect(onChange).not.toHaveBeenCalled()
    },
    cleanup,
  )
})

const typeEarly =
  (name: string, ...texts: readonly string[]) =>
  () => {
    const controls = document.querySelectorAll<HTMLInputElement>(`[data-slot="${name}"]`)
    for (const [place, text] of texts.entries()) if (controls[place]) controls[place].value = text
  }

/** How visitors change a control before React comes, and what it then is. Default: by its `act`, to its `to`. */
const early: Readonly<Record<string, Partial<Pick<State, 'act' | 'from' | 'to'>>>> = {
  Combobox: { act: typeEarly('combobox-input', '2') },
  DateInput: { act: typeEarly('date-input', '4/2/27') },
  DateRange: {
    act: typeEarly('date-input', '4/2/2027', '4/3/2027'),
    to: { from: '2027-04-02', to: '2027-04-03' },
  },
  FileDrop: { act: () => put(other) },
  QuantityInput: { act: typeEarly('quantity-input', '3') },
  // React itself resets any other text of this one.
  Textarea: { from: '' },
}

const earlyCases = formCases
  .filter(({ name }) => !name.endsWith('MultiSelectFilter'))
  .flatMap((one) => [
    { ...one, name: `${one.name}, kept by the app`, isKept: true },
    { ...one, isKept: false },
  ])

for (const fails of [false, true])
  test(`what is typed or chosen before hydration counts${fails ? ', also when that fails' : ''}`, {
    timeout,
  }, async () => {
    await eachOf(
      earlyCases,
      async ({ name, props, show, isNative, isKept, ...one }) => {
        const { act, from, to } = { ...one, ...early[name.replace(/.* of (\w+).*/, '$1')] }
        const onChange = vi.fn()
        const isHydrated = vi.fn()
        function App({ isServer = false }) {
          const [kept, setKept] = useState(from)
          onChange.mockImplementation(setKept)
          useEffect(isHydrated, [])
          return (
            <main>
              {fails && isServer ? <p>Server</p> : <h1>Browser</h1>}
              <form>
                {show({ name: 'a', [props[isKept ? 0 : 1]]: kept, [props[2]]: onChange })}
              </form>
            </main>
          )
        }
        const page = document.body.appendChild(document.createElement('div'))
        page.innerHTML = renderToString(<App isServer />)
        await act()
        const root = hydrateRoot(page, <App />, { onRecoverableError: () => {} })
        try {
          await eventually(() => expect(isHydrated).toHaveBeenCalled())
          const isTold = isKept || !(isNative || name.endsWith('RadioGroup'))
          if (isTold) await eventually(() => expect(onChange).toHaveBeenLastCalledWith(to))
          await eventually(() => expect(one.seen()).toEqual(to))
        } finally {
          root.unmount()
          page.remove()
        }
      },
      cleanup,
    )
  })

test('what is typed counts where hydration fails in a frame or a shadow root, also without a name', async () => {
  const form = (isServer: boolean) => (
    <main>
      {isServer ? <p>Server</p> : <h1>Browser</h1>}
      <form>
        <ui.Input aria-label="One" />
        <ui.Input aria-label="Two" />
        <ui.RadioGroup aria-label="Three">
          {['a', 'b'].map((one) => (
            <ui.RadioGroupItem key={one} value={one}>
              {one}
            </ui.RadioGroupItem>
          ))}
        </ui.RadioGroup>
      </form>
    </main>
  )
  for (const kind of ['iframe', 'div']) {
    const host = document.body.appendChild(document.createElement(kind))
    const inner =
      host instanceof HTMLIFrameElement
        ? (host.contentDocument?.body as HTMLElement)
        : host.attachShadow({ mode: 'open' })
    const page = inner.appendChild(inner.ownerDocument.createElement('div'))
    page.innerHTML = renderToString(form(true))
    const inputs = () => [...page.querySelectorAll('input')]
    const [, two, , b] = inputs() as [
      HTMLInputElement,
      HTMLInputElement,
      HTMLInputElement,
      HTMLInputElement,
    ]
    two.value = 'typed'
    b.checked = true
    const root = hydrateRoot(page, form(false), { onRecoverableError: () => {} })
    await eventually(() => expect(two.isConnected, kind).toBe(false))
    const shown = () =>
      inputs().map(({ value, checked, type }) => (type === 'radio' ? checked : value))
    await eventually(() => expect(shown(), kind).toEqual(['', 'typed', false, true]))
    root.unmount()
    host.remove()
  }
})

test('what is typed or selected in a table before hydration counts', async () => {
  const told = vi.fn()
  const app = dataTable({
    filterLabel: 'Filter',
    defaultSelected: new Set(),
    onFilterChange: told,
    onSelectedChange: (selected: ReadonlySet<string>) => told([...selected]),
  })
  const page = document.body.appendChild(document.createElement('div'))
  const boxes = () => [
    ...page.querySelectorAll<HTMLInputElement>('tbody [data-slot=data-table-selection]'),
  ]
  for (const isTyped of [true, false]) {
    told.mockClear()
    page.innerHTML = renderToString(app)
    if (isTyped) typeEarly('data-table-filter', '2')()
    else for (const box of boxes().slice(1)) box.checked = true
    const root = hydrateRoot(page, app)
    const expected = isTyped ? '2' : ['2', '3']
    await eventually(() => expect(told).toHaveBeenLastCalledWith(expected))
    if (!isTyped) expect(boxes().map(({ checked }) => checked)).toEqual([false, true, true])
    else expect(valueIn('data-table-filter')).toBe('2')
    root.unmount()
  }
  page.remove()
})

test('what the browser restores with the page, after React came, counts', async () => {
  const onValueChange = vi.fn()
  const box = <form>{combobox({ name: 'a', onValueChange })}</form>
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(box)
  const root = hydrateRoot(page, box)
  await eventually(() => slot('combobox-trigger').click())
  await eventually(() => expect(isOpen('combobox-list')).toBe(true))
  await userEvent.keyboard('{Escape}')
  slot('combobox-input').blur()
  typeEarly('combobox-input', '2')()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await eventually(() => expect(onValueChange).toHaveBeenLastCalledWith('2'))
  root.unmount()
  page.remove()
})

test('a reset that the app prevents changes nothing', async () => {
  render(
    <form onReset={(event) => event.preventDefault()}>
      {show('QuantityInput', { name: 'a', defaultValue: 40 })}
    </form>,
  )
  const form = document.querySelector('form') as HTMLFormElement
  await userEvent.fill(slot('quantity-input'), '60')
  form.reset()
  await new Promise((passed) => setTimeout(passed, 100))
  expect(new FormData(form).get('a')).toBe('60')
  cleanup()
})

test('onChange of a native control runs beside ours and can prevent it', { timeout }, async () => {
  await eachOf(
    cases.filter(({ isNative }) => isNative),
    async ({ props, show, from, act }) => {
      const onValue = vi.fn()
      const theirs = vi.fn()
      const own = { [props[1]]: from, [props[2]]: onValue, onChange: theirs }
      render(show(own))
      await act()
      await eventually(() => expect(onValue).toHaveBeenCalled())
      expect(theirs).toHaveBeenCalled()
      onValue.mockClear()
      const prevents = vi.fn((event: Event) => event.preventDefault())
      render(show({ ...own, onChange: prevents }))
      await act()
      await eventually(() => expect(prevents).toHaveBeenCalled())
      expect(onValue).not.toHaveBeenCalled()
    },
    cleanup,
  )
})
