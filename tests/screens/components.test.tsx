import * as ui from '@duskpane/ui'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, createElement, createRef, type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { eachOf } from '../components/each-of'
import { fixtures, required, show, table } from '../components/fixtures'

/** Properties shared by all components of the design system that need no layout. */

/** The time limit for all components in sequence on a busy machine. */
const timeout = 120_000

/** The element of a `data-slot`, in a portal too. */
function slot(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-slot="${name}"]`)
  if (!element) throw new Error(`nothing has the slot ${name}`)
  return element
}

/** Renders, and waits for lazy parts and portals. */
async function see(node: ReactNode, root: string): Promise<HTMLElement> {
  render(node)
  return waitFor(() => {
    const found = slot(root)
    if (found.closest('dialog')) throw new Error(`the layer around ${root} has not loaded yet`)
    return found
  })
}

test('the root gets ref, className and all other props, once', { timeout }, async () => {
  await eachOf(
    fixtures,
    async (fixture) => {
      const ref = createRef<HTMLElement>()
      const props = { ref, className: 'theirs', 'data-theirs': '', lang: 'el' }
      const root = await see(fixture.render(props), fixture.slot)
      expect([...document.querySelectorAll('[data-theirs]')]).toEqual([root])
      expect([...document.querySelectorAll('.theirs')]).toEqual([root])
      expect([...document.querySelectorAll('body [lang=el]')]).toEqual([root])
      expect(ref.current).toBe(root)
    },
    cleanup,
  )
})

test('a handler of the app is called once', { timeout }, async () => {
  await eachOf(
    fixtures,
    async (fixture) => {
      const onClick = vi.fn((event: Event) => event.preventDefault())
      const onKeyDown = vi.fn()
      const focused = vi.fn()
      // A list of tabs hands its focus on to one of them.
      const onFocus = ({ target, currentTarget }: FocusEvent) =>
        target === currentTarget && focused()
      const root = await see(fixture.render({ onClick, onKeyDown, onFocus }), fixture.slot)
      focused.mockClear()
      fireEvent.keyDown(root, { key: 'F2' })
      fireEvent.focusIn(root)
      // Last, as it may close the surrounding layer.
      fireEvent.click(root)
      for (const handler of [onClick, onKeyDown, focused]) expect(handler).toHaveBeenCalledOnce()
    },
    cleanup,
  )
})

const referring = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'for',
  'form',
  'headers',
  'href',
  'popovertarget',
]

/** What stands in the page, and what each of it refers to by ids. */
function references(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('body *')]
  const nameOf = (element: Element | null) =>
    `${element?.localName} ${element?.getAttribute('data-slot')} ${all.indexOf(element as HTMLElement)}`
  return all.flatMap((element) =>
    referring.flatMap((attribute) => {
      const value = element.getAttribute(attribute) ?? ''
      if (attribute === 'href' && !value.startsWith('#')) return []
      const ids = value.replace(/^#/, '').split(' ').filter(Boolean)
      const targets = ids.map((id) => nameOf(document.getElementById(id)))
      expect(targets, `${attribute} of ${element.outerHTML}`).not.toContain(
        'undefined undefined -1',
      )
      return targets.map((target) => `${nameOf(element)}: ${attribute} ${target}`)
    }),
  )
}

const controlNames = [
  'Combobox',
  'DateInput',
  'FileDrop',
  'Input',
  'NativeSelect',
  'PasswordInput',
  'QuantityInput',
  'Switch',
  'Textarea',
]

const inField = (name: string) => ({
  name: `${name} in a Field`,
  slot: fixtures.find((one) => one.name === name)?.slot ?? '',
  render: (props: object = {}) => (
    <ui.Field name="a" label="1" hint="2" error="3">
      <div>{show(name, { 'aria-label': undefined, ...props })}</div>
    </ui.Field>
  ),
})

test('what refers to an element follows the id that an app gives it', { timeout }, async () => {
  await eachOf(
    [...fixtures, ...controlNames.map(inField)],
    async (fixture) => {
      await see(fixture.render(), fixture.slot)
      await settle()
      const before = references()
      cleanup()
      const root = await see(fixture.render({ id: 'their:"own"' }), fixture.slot)
      await settle()
      await waitFor(() => expect(root.id).toBe('their:"own"'))
      expect(references()).toEqual(before)
    },
    cleanup,
  )
})

test('the id may be that of the child of an asChild, change, and go', async () => {
  const own = (id: (part: string) => string | undefined) => (
    <ui.Dialog defaultOpen>
      <ui.DialogContent>
        <ui.DialogTitle asChild>
          <h2 id={id('title')}>Τίτλος</h2>
        </ui.DialogTitle>
        <ui.DialogDescription asChild>
          <div id={id('description')}>Λόγος</div>
        </ui.DialogDescription>
        <ui.Popover defaultOpen>
          <ui.PopoverTrigger asChild>
            <ui.Button id={id('opener')}>Επιλογές</ui.Button>
          </ui.PopoverTrigger>
          <ui.PopoverContent />
        </ui.Popover>
      </ui.DialogContent>
    </ui.Dialog>
  )
  const { rerender } = render(own((part) => part))
  await settle()
  for (const id of [(part: string) => part, (part: string) => `${part}-2`, () => undefined]) {
    rerender(own(id))
    await settle()
    expect(slot('dialog-content')).toHaveAccessibleName('Τίτλος')
    expect(slot('dialog-content')).toHaveAccessibleDescription('Λόγος')
    expect(slot('popover-content')).toHaveAccessibleName('Επιλογές')
  }
})

/** What a wrapper of an app hands on, also where it was not given. */
const handedOn = [
  'id',
  'name',
  'type',
  'role',
  'scope',
  'tabIndex',
  'autoComplete',
  'inputMode',
  'aria-current',
  'aria-hidden',
  'aria-label',
  'aria-labelledby',
  'aria-orientation',
  'className',
  'style',
  'variant',
  'method',
]

/** The attributes of an element, without the ids in them. */
const attributesOf = (element: Element) =>
  [...element.attributes].map(({ name, value }) =>
    /^(id|name|popovertarget|aria-(labelledby|describedby|controls))$/.test(name)
      ? name
      : `${name} ${value}`,
  )

test('what is handed on and was not given leaves id, name and type', { timeout }, async () => {
  await eachOf(
    [...fixtures, ...controlNames.map(inField)],
    async (fixture) => {
      const seen = async (props?: object) => {
        const root = await see(fixture.render(props), fixture.slot)
        await settle()
        const own = [...attributesOf(root).sort(), ...references()]
        cleanup()
        return own
      }
      const needed = Object.keys(required[fixture.name] ?? {})
      // No `div` has a name.
      if (/Content$/.test(fixture.name)) needed.push('name')
      const names = handedOn.filter((name) => !needed.includes(name))
      const before = await seen()
      const after = await seen(Object.fromEntries(names.map((name) => [name, undefined])))
      expect(after).toEqual(before)
    },
    cleanup,
  )
})

test('a text or a part of a layout that is handed on undefined is that around it', () => {
  render(
    <ui.Language locale="en" words={{ field: { optionalText: undefined }, pagination: undefined }}>
      {show('Field')}
      {show('DataTable', { defaultLayout: { hidden: undefined, widths: undefined } })}
    </ui.Language>,
  )
  expect(slot('field-label')).toHaveTextContent('Πόλη (optional)')
  expect(document.querySelectorAll('th[scope=col]')).toHaveLength(3)
})

test('a server renders the label of a control that has an id', () => {
  const html = renderToString(
    <ui.Field name="email" label="1">
      <ui.Input id="my-email" />
    </ui.Field>,
  )
  expect(html).toContain('for="my-email"')
})

const isShown = (given: unknown) => typeof given !== 'boolean' && given !== 'en'

/** The texts in another language, with the arguments of its functions except the locale. */
function translate<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(/[A-Za-z]+(?![^{]*\})/g, 'λέξη') as Value
  if (typeof value === 'function')
    return ((...given: unknown[]) => `λέξη ${given.filter(isShown).join(' ')}`) as Value
  return Object.fromEntries(
    Object.entries(value as object).map(([name, entry]) => [name, translate(entry)]),
  ) as Value
}

const greek = translate(ui.english)

const heard = [
  'aria-label',
  'aria-roledescription',
  'aria-description',
  'alt',
  'title',
  'placeholder',
]

/** The visible or spoken words in Latin letters. Texts given by the app have none. */
function latinWords(): string[] {
  const texts = [...document.querySelectorAll('body *')].flatMap((element) => [
    ...heard.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].map((child) =>
      child instanceof Text && !element.matches('script, style') ? child.data : '',
    ),
  ])
  return texts.flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? [])
}

interface State {
  readonly props?: object
  readonly act?: () => unknown
}

/** Wait for effects. */
const settle = () => act(async () => {})

const type = (name: string, value: string) => fireEvent.change(slot(name), { target: { value } })
const submit = () => fireEvent.submit(slot('form-shell'))

const picture = (name: string, type = 'image/png', text = 'α') => new File([text], name, { type })
const first = picture('α')

/** States in which a component has more texts. */
const states: Readonly<Record<string, readonly State[]>> = {
  Combobox: [
    { act: () => type('combobox-input', 'ψ') },
    { props: { loading: true }, act: () => type('combobox-input', 'ψ') },
  ],
  DataTable: [
    { props: { rows: table.rows, pageSize: 1 } },
    { props: { rows: [], status: 'loading' } },
    { props: { rows: [], status: 'error' } },
    { props: { defaultFilter: 'ψ' } },
    { act: () => fireEvent.click(slot('data-table-fold')) },
  ],
  FileDrop: [
    {
      props: {
        multiple: true,
        accept: 'image/*',
        maxSize: 5,
        maxFiles: 1,
        defaultValue: [first],
        uploads: new Map([[first, { progress: 50 }]]),
      },
      act: () => {
        const files = [picture('β'), picture('γ', 'text/plain'), picture('δ', 'image/png', 'δδδ')]
        fireEvent.change(slot('file-drop'), { target: { files } })
        return waitFor(() => expect(document.querySelectorAll('[role=alert] p')).toHaveLength(3))
      },
    },
  ],
  FormShell: [
    { act: () => (slot('form-shell') as HTMLFormElement).requestSubmit() },
    {
      props: { noValidate: true, onSubmit: () => Promise.reject(new Error('λάθος')) },
      act: () => {
        submit()
        return waitFor(() => slot('form-failure'))
      },
    },
  ],
  LightView: [
    {
      props: { active: true },
      act: () => waitFor(() => expect(slot('light-view').dataset.state).toBe('failed')),
    },
  ],
  MultiSelectFilter: [
    {
      act: () => {
        fireEvent.click(slot('multi-select-filter'))
        type('input', 'ψ')
      },
    },
  ],
  Slider: [{ props: { defaultPlaying: false } }],
}

const inStates = fixtures.flatMap(({ name, slot: root, render: show }) =>
  [{}, ...(states[name] ?? [])].map(({ props, act }: State, index) => ({
    name: index === 0 ? name : `${name}, state ${index}`,
    component: name,
    async see(own: object, around = (node: ReactNode) => node) {
      await see(around(show({ ...props, ...own })), root)
      await act?.()
      await settle()
    },
  })),
)

test('all texts are in the language of the provider', { timeout }, async () => {
  await eachOf(
    inStates,
    async ({ see }) => {
      await see({}, (node) => <ui.Language words={greek}>{node}</ui.Language>)
      expect(latinWords()).toEqual([])
    },
    cleanup,
  )
})

const { label: pages, ...pagination } = greek.pagination
const dayTexts = { pickLabel: greek.dateInput.pickLabel, placeholder: 'λέξη' }

/** The entries of a table as props; the name of a landmark is its `aria-label`. */
const propsOf: Readonly<Record<string, object>> = {
  AdaptedEyes: { children: greek.filmChoice.adaptedEyesText },
  Breadcrumb: { 'aria-label': greek.breadcrumb.label },
  ColumnMenu: greek.columnMenu,
  Combobox: greek.combobox,
  CommandMenu: greek.commandMenu,
  DataTable: { ...greek.dataTable, ...pagination },
  DateInput: dayTexts,
  DateRange: { ...greek.dateRange, ...dayTexts },
  DialogContent: greek.dialog,
  Field: greek.field,
  FileDrop: greek.fileDrop,
  FieldSet: greek.field,
  FilmChoice: { allLabel: greek.filmChoice.allLabel, mixedLabel: greek.filmChoice.mixedLabel },
  FormShell: greek.formShell,
  LightView: greek.lightView,
  MobileMenuContent: greek.mobileMenu,
  MultiSelectFilter: greek.multiSelectFilter,
  NavigationMenu: { 'aria-label': greek.navigationMenu.label },
  Pagination: { ...pagination, 'aria-label': pages },
  QuantityInput: greek.quantityInput,
  SheetContent: greek.sheet,
  Slider: greek.slider,
  SpectrumStrip: greek.spectrumStrip,
  Toaster: greek.toaster,
}

test('each text is a prop', { timeout }, async () => {
  await eachOf(
    inStates.filter(({ component }) => component in propsOf),
    async ({ component, see }) => {
      await see(propsOf[component] ?? {})
      expect(latinWords()).toEqual([])
    },
    cleanup,
  )
})

/** Our control for a length, as an app would make one. */
function Length(props: object) {
  return <input data-slot="length" {...ui.useFieldControl(props)} />
}

const controls = [
  ...controlNames.map((name) => ({
    name,
    slot: fixtures.find((fixture) => fixture.name === name)?.slot ?? '',
    render: (props: object) => show(name, props),
  })),
  {
    name: 'a control of the app',
    slot: 'length',
    render: (props: object) => <Length {...props} />,
  },
]

const describedBy = (name: string) => slot(name).getAttribute('aria-describedby')

test('a control has the description of its field and one of the app, and none that is not there', async () => {
  await eachOf(
    controls,
    (control) => {
      render(
        <ui.Field name="a" label="1" hint="2" error="3">
          {control.render({ 'aria-describedby': 'theirs' })}
        </ui.Field>,
      )
      const [error, hint] = ['field-error', 'field-hint'].map((part) => slot(part).id)
      expect(describedBy(control.slot)).toBe(`${error} ${hint} theirs`)
      cleanup()
      render(
        <ui.Field name="a" label="1">
          {control.render({})}
        </ui.Field>,
      )
      expect(describedBy(control.slot)).toBeNull()
    },
    cleanup,
  )
})

test('a checkbox without a text, and radios, have the name and the description of their field', () => {
  render(
    <>
      <ui.Field name="a" label="One" hint="2">
        <ui.Checkbox id="own" />
      </ui.Field>
      <ui.Field name="b" label="Two" hint="3">
        <ui.RadioGroup>
          <ui.RadioGroupItem value="1">1</ui.RadioGroupItem>
        </ui.RadioGroup>
      </ui.Field>
      <ui.FieldSet name="c" label="Three">
        <ui.RadioGroup data-slot="in-set">
          <ui.RadioGroupItem value="1">1</ui.RadioGroupItem>
        </ui.RadioGroup>
      </ui.FieldSet>
    </>,
  )
  expect(screen.getByRole('checkbox', { name: 'One', description: '2' }).id).toBe('own')
  expect(screen.getByRole('radiogroup', { name: 'Two', description: '3' })).toBe(
    slot('radio-group'),
  )
  expect(slot('in-set').role).toBeNull()
})

test('a set of controls has its own description and one from the app', () => {
  render(
    <ui.FieldSet name="a" label="1" hint="2" aria-describedby="theirs">
      <ui.Checkbox>3</ui.Checkbox>
    </ui.FieldSet>,
  )
  expect(describedBy('field-set')).toBe(`${slot('field-hint').id} theirs`)
})

test('a control keeps its description beside that of its tooltip', () => {
  render(
    <ui.Field name="a" label="1" hint="2">
      <ui.Tooltip open>
        <ui.TooltipTrigger asChild>
          <ui.Input />
        </ui.TooltipTrigger>
        <ui.TooltipContent>3</ui.TooltipContent>
      </ui.Tooltip>
    </ui.Field>,
  )
  const tooltip = document.querySelector('[role=tooltip]')?.id
  expect(tooltip).toBeTruthy()
  expect(describedBy('tooltip-trigger')).toBe(`${slot('field-hint').id} ${tooltip}`)
})

const callbacks = [
  'onOpenChange',
  'onValueChange',
  'onCheckedChange',
  'onInputValueChange',
  'onSelectedChange',
  'onSortChange',
  'onFilterChange',
  'onPageChange',
  'onLayoutChange',
  'onActiveChange',
  'onOpen',
  'onPlayingChange',
  'onSubmit',
  'onChange',
  'onInput',
  'onSelect',
]

/** What an app keeps, beside what the component keeps. */
const kept: readonly object[] = [
  { defaultOpen: true },
  {
    open: true,
    value: '1',
    checked: true,
    selected: new Set(['2', 'gone']),
    filter: 'none fits',
    page: 9,
    sort: null,
  },
]

const rootless = Object.entries(ui).filter(([name]) =>
  /^((Alert)?Dialog|DropdownMenu|MobileMenu|Popover|Sheet|Tooltip)$/.test(name),
)

test('no callback is called while a component renders, whatever the app keeps', {
  timeout,
}, async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const spy = vi.fn()
  const spies = Object.fromEntries(
    callbacks.map((name) => [name, (...all: unknown[]) => spy(name, ...all)]),
  )
  const roots = rootless.map(([name, Root]) => ({
    name,
    render: (props: object) => createElement(Root as ComponentType<object>, props, <span />),
  }))
  await eachOf(
    [...fixtures, ...roots],
    async ({ name, render: shown }) => {
      for (const state of kept) {
        // Their values are lists.
        const lists: Readonly<Record<string, readonly string[]>> = {
          FileDrop: [],
          MultiSelectFilter: ['gone'],
        }
        const own = lists[name] ? { ...state, value: lists[name] } : state
        const node = () => <StrictMode>{shown({ ...own, ...spies })}</StrictMode>
        const { rerender, unmount } = render(node())
        await act(async () => rerender(node()))
        await act(async () => rerender(<StrictMode />))
        await act(async () => rerender(node()))
        unmount()
      }
      expect(spy.mock.calls.map(([callback, value]) => `${callback} ${value}`)).toEqual([])
    },
    () => {
      spy.mockClear()
      cleanup()
    },
  )
})
