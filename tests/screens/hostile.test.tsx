import * as ui from '@duskpane/ui'
import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { eachOf } from '../components/each-of'
import { show } from '../components/fixtures'

/** Odd values from servers, spreadsheets and visitors, in every component that shows values. */

const texts = ['', ' ', 'a b', '"', "it's", '<b>', '__proto__', '\u202eabc', 'x'.repeat(10_000)]
const text = fc.constantFrom(...texts)
const number = fc.constantFrom(Number.NaN, 0, -1, 1.5, 1e21)
const date = fc.constantFrom(new Date(Number.NaN), new Date(8.64e15), new Date(0))
/** Lists: empty, short, and with a duplicate. */
const list = <One,>(one: fc.Arbitrary<One>) =>
  fc.oneof(
    fc.array(one, { maxLength: 3 }),
    one.map((same) => [same, same]),
  )
const options = list(fc.record({ value: text, label: text }))
const row = fc.record({ id: text, text, number, date })
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never

const columns: readonly ui.Column<Row>[] = [
  { id: 'a b', header: 'a', kind: 'text', value: (one) => one.text },
  { id: '"', header: '', kind: 'number', value: (one) => one.number },
  { id: 'c', header: 'c', kind: 'dateTime', value: (one) => one.date },
  { id: 'd', header: 'd', kind: 'longText', value: (one) => one.text },
]

interface Hostile {
  readonly name: string
  readonly props: fc.Arbitrary<object>
  /** Default: the component of that name with these props. */
  readonly show?: (props: never) => ReactNode
}

const onValueChange = () => {}

const hostile: readonly Hostile[] = [
  {
    name: 'Accordion',
    props: fc.record({ value: list(text) }),
    show: ({ value }: { value: string[] }) => (
      <ui.Accordion value={value}>
        {value.map((one, place) => (
          <ui.AccordionItem key={place} value={one}>
            <ui.AccordionTrigger>{one}</ui.AccordionTrigger>
          </ui.AccordionItem>
        ))}
      </ui.Accordion>
    ),
  },
  { name: 'Field', props: fc.record({ name: text, label: text, hint: text, error: text }) },
  {
    name: 'ComparisonTable',
    props: fc
      .record({ key: text, header: text, value: fc.oneof(number, text) })
      .map(({ key, header, value }) => ({
        columns: [{ key, header }],
        rows: [{ key, header, values: { [key]: value } }],
      })),
  },
  {
    name: 'DataTable',
    props: fc.record({
      caption: text,
      rows: fc.uniqueArray(row, { maxLength: 4, selector: ({ id }) => id }),
      sort: fc.record({
        column: fc.constantFrom('a b', '"', 'c', 'gone'),
        direction: fc.constantFrom('ascending', 'descending'),
      }),
      filter: text,
      filterLabel: text,
      page: number,
      pageSize: fc.constantFrom(1, 2, Number.POSITIVE_INFINITY),
      openId: text,
      selected: list(text).map((ids) => new Set(ids)),
    }),
    show: (props: object) =>
      show('DataTable', { columns, defaultSelected: undefined, onOpen: onValueChange, ...props }),
  },
  { name: 'DateInput', props: fc.record({ value: text }) },
  { name: 'DateRange', props: fc.record({ value: fc.record({ from: text, to: text }) }) },
  { name: 'Figure', props: fc.record({ value: fc.oneof(number, text), label: text }) },
  {
    name: 'NativeSelect',
    props: fc.record({ value: text, onValueChange: fc.constant(onValueChange) }),
  },
  { name: 'Pagination', props: fc.record({ page: number, pageCount: number }) },
  {
    name: 'QuantityInput',
    props: fc.record({ value: number, min: number, max: number }),
  },
  {
    name: 'RadioGroup',
    props: fc.record({ value: text, name: text, onValueChange: fc.constant(onValueChange) }),
  },
  {
    name: 'SpecTable',
    props: fc.record({ caption: text, rows: list(fc.record({ id: fc.oneof(text, number) })) }),
  },
  { name: 'SpectrumStrip', props: fc.record({ uv: number, visible: number, infrared: number }) },
  { name: 'Swatch', props: fc.record({ vlt: number }) },
  {
    name: 'Tabs',
    props: fc.record({ values: fc.uniqueArray(text), value: text }),
    show: ({ values, value }: { values: string[]; value: string }) => (
      <ui.Tabs value={value}>
        <ui.TabsList>
          {values.map((one) => (
            <ui.TabsTrigger key={one} value={one}>
              {one}
            </ui.TabsTrigger>
          ))}
        </ui.TabsList>
        {values.map((one) => (
          <ui.TabsContent key={one} value={one} />
        ))}
      </ui.Tabs>
    ),
  },
  {
    name: 'NavigationMenu',
    props: fc.record({ values: fc.uniqueArray(text), value: text }),
    show: ({ values, value }: { values: string[]; value: string }) => (
      <ui.NavigationMenu value={value}>
        <ui.NavigationMenuList>
          {values.map((one) => (
            <ui.NavigationMenuItem key={one} value={one}>
              <ui.NavigationMenuTrigger>{one}</ui.NavigationMenuTrigger>
              <ui.NavigationMenuContent>{one}</ui.NavigationMenuContent>
            </ui.NavigationMenuItem>
          ))}
        </ui.NavigationMenuList>
      </ui.NavigationMenu>
    ),
  },
  { name: 'TitledList', props: fc.record({ items: list(fc.record({ title: text, text })) }) },
  {
    name: 'Combobox',
    props: fc.record({ options, value: text, inputValue: text, open: fc.boolean() }),
  },
  { name: 'MultiSelectFilter', props: fc.record({ options, value: list(text) }) },
]

/** Text that must not be rendered, which no selector finds. */
function faultsOf(body: HTMLElement): string[] {
  const shown = body.textContent.match(/NaN|Invalid Date|undefined|\[object/g) ?? []
  const attributes = [...body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ value }) => /NaN|Invalid Date|undefined|\[object/.test(value))
      .map(({ name, value }) => `${name}="${value.slice(0, 50)}"`),
  )
  const ids = [...body.querySelectorAll('[id]')].map(({ id }) => id)
  const broken = ids.filter((id, place) => /[^\w-]/.test(id) || ids.indexOf(id) !== place)
  return [...shown, ...attributes, ...broken.map((id) => `id ${id.slice(0, 50)}`)]
}

test('an accordion of which an app says `null` has no open item', () => {
  for (const type of ['single', 'multiple'] as const) {
    const accordion = (value: unknown) => (
      <ui.Accordion type={type as 'single'} value={value as string}>
        <ui.AccordionItem value="1">
          <ui.AccordionTrigger>1</ui.AccordionTrigger>
        </ui.AccordionItem>
      </ui.Accordion>
    )
    const { rerender, container } = render(accordion(type === 'single' ? '1' : ['1']))
    const item = container.querySelector('details')
    expect.soft(item?.open, type).toBe(true)
    rerender(accordion(null))
    expect.soft(item?.open, type).toBe(false)
    cleanup()
  }
})

test('no value breaks a component, at first or while it is shown', {
  timeout: 60_000,
}, async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  await eachOf(
    hostile,
    ({ name, props, show: node = (given: object) => show(name, given) }) => {
      const cases = fc.sample(fc.tuple(props, props), { numRuns: 8, seed: 7 })
      for (const [first, then] of cases) {
        complaints.mockClear()
        const { rerender } = render(node(first as never))
        const faults = faultsOf(document.body)
        rerender(node(then as never))
        faults.push(...faultsOf(document.body))
        const said = complaints.mock.calls.map(([what]) => String(what).split('\n')[0])
        const given = JSON.stringify([first, then]).slice(0, 300)
        expect([...faults, ...said], given).toEqual([])
        cleanup()
      }
    },
    cleanup,
  )
})
