import { english, WordsProvider } from '@duskpane/ui'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../support/eventually'
import { fixtures, table } from './fixtures'
import { render, slot, slotShown } from './render'

const isShown = (given: unknown) => typeof given !== 'boolean'

/** The table in another language, with what its functions are given. */
function translate<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(/[A-Za-z]+(?![^{]*\})/g, 'λέξη') as Value
  if (typeof value === 'function')
    return ((...given: unknown[]) => `λέξη ${given.filter(isShown).join(' ')}`) as Value
  return Object.fromEntries(
    Object.entries(value as object).map(([name, entry]) => [name, translate(entry)]),
  ) as Value
}

const greek = translate(english)

const heard = [
  'aria-label',
  'aria-roledescription',
  'aria-description',
  'alt',
  'title',
  'placeholder',
]

/** The words of our alphabet that are read or heard: nothing that an app has given has any. */
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

/** States of a component in which it says more. */
const states: Readonly<Record<string, readonly State[]>> = {
  Combobox: [{ act: () => userEvent.fill(slot('combobox-input'), 'ψ') }],
  DataTable: [
    { props: { rows: table.rows, pageSize: 1 } },
    { props: { rows: [], status: 'loading' } },
    { props: { rows: [], status: 'error' } },
    { props: { defaultFilter: 'ψ' } },
    { act: () => slot('data-table-fold').click() },
  ],
  FormShell: [
    { act: () => (slot('form-shell') as HTMLFormElement).requestSubmit() },
    {
      props: { noValidate: true, onSubmit: () => Promise.reject(new Error('λάθος')) },
      act: () => {
        ;(slot('form-shell') as HTMLFormElement).requestSubmit()
        return slotShown('form-failure')
      },
    },
  ],
  LightView: [
    {
      props: { active: true },
      act: () => eventually(() => expect(slot('light-view').dataset.state).toBe('failed')),
    },
  ],
  MultiSelectFilter: [
    {
      act: async () => {
        slot('multi-select-filter').click()
        await userEvent.fill(slot('input'), 'ψ')
      },
    },
  ],
  Slider: [{ props: { defaultPlaying: false } }],
}

const each = Object.entries(fixtures).flatMap(([name, fixture]) =>
  [{}, ...(states[name] ?? [])].map((state: State, index) => ({
    name: index === 0 ? name : `${name}, state ${index}`,
    component: name,
    act: state.act,
    show: (props: object) => fixture.render({ ...state.props, ...props }),
    slot: fixture.slot,
  })),
)

test.each(each)('$name speaks the language of the provider', async ({ show, act, slot: root }) => {
  render(<WordsProvider words={greek}>{show({})}</WordsProvider>)
  await slotShown(root)
  await act?.()
  await new Promise(requestAnimationFrame)
  expect(latinWords()).toEqual([])
})

const { label: pages, ...pagination } = greek.pagination

/** A table's entries as props; what names a landmark is its `aria-label`. */
const propsOf: Readonly<Record<string, object>> = {
  AdaptedEyes: { children: greek.filmChoice.adaptedEyesText },
  Breadcrumb: { 'aria-label': greek.breadcrumb.label },
  ColumnMenu: greek.columnMenu,
  Combobox: greek.combobox,
  DataTable: { ...greek.dataTable, ...pagination },
  DateRange: greek.dateRange,
  DialogContent: greek.dialog,
  Field: greek.field,
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

test.each(each.filter(({ component }) => component in propsOf))(
  '$name has a prop for each of its texts',
  async ({ component, show, act, slot: root }) => {
    render(show(propsOf[component] ?? {}))
    await slotShown(root)
    await act?.()
    await new Promise(requestAnimationFrame)
    expect(latinWords()).toEqual([])
  },
)
