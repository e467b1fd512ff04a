import * as ui from '@duskpane/ui'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../support/eventually'
import { eachOf } from './each-of'
import { show } from './fixtures'
import { cleanup, exists, isOpen, render, slot, slotShown } from './render'

interface Composed {
  readonly name: string
  /** The handler that the app passes as well. */
  readonly on: string
  /** Default: the component with its `own` props and these. */
  readonly show?: (props: object) => ReactNode
  readonly own?: object
  readonly act: () => unknown
  /** Whether the component did its part. Default: it has called `onValue`. */
  readonly done?: () => boolean
}

const onValue = vi.fn()

const limit = {
  most: 3,
  left: (characters: number) => `${characters}`,
  over: (characters: number) => `${characters}`,
  tooLong: () => 'Λάθος',
}

const type = (name: string) => userEvent.fill(slot(name), '5')
const click = (name: string) => () => userEvent.click(slot(name))

const isExpanded = (name: string) => slot(name).ariaExpanded === 'true'
const press = (name: string, key: string) =>
  slot(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

/** Every handler that an app may pass to a component; those of native controls are in `states.test.tsx`. */
const composed: readonly Composed[] = [
  {
    name: 'AccordionTrigger',
    on: 'onClick',
    act: click('accordion-trigger'),
    done: () => isOpen('accordion-item'),
  },
  {
    name: 'AccordionItem',
    on: 'onToggle',
    show: (props) => (
      <ui.Accordion onValueChange={onValue}>
        <ui.AccordionItem {...props}>
          <ui.AccordionTrigger>1</ui.AccordionTrigger>
        </ui.AccordionItem>
      </ui.Accordion>
    ),
    act: click('accordion-trigger'),
  },
  {
    name: 'Combobox',
    on: 'onChange',
    act: () => type('combobox-input'),
    done: () => exists('combobox-option') && isExpanded('combobox-input'),
  },
  {
    name: 'Combobox',
    on: 'onClick',
    act: click('combobox-input'),
    done: () => isExpanded('combobox-input'),
  },
  {
    name: 'Combobox',
    on: 'onKeyDown',
    act: () => press('combobox-input', 'ArrowDown'),
    done: () => isExpanded('combobox-input'),
  },
  {
    name: 'Combobox',
    on: 'onBlur',
    act: async () => {
      await type('combobox-input')
      slot('combobox-input').blur()
    },
    done: () => (slot('combobox-input') as HTMLInputElement).value === '',
  },
  {
    name: 'MultiSelectFilter',
    on: 'onClick',
    act: click('multi-select-filter'),
    done: () => isOpen('popover-content'),
  },
  {
    name: 'DropdownMenuTrigger',
    on: 'onPointerDown',
    show: (props) => (
      <ui.DropdownMenu>
        <ui.DropdownMenuTrigger {...props}>1</ui.DropdownMenuTrigger>
        <ui.DropdownMenuContent />
      </ui.DropdownMenu>
    ),
    act: click('dropdown-menu-trigger'),
    done: () => exists('dropdown-menu-content'),
  },
  {
    name: 'DropdownMenuItem',
    on: 'onClick',
    own: { onSelect: onValue },
    act: () => slot('dropdown-menu-item').click(),
  },
  {
    name: 'SheetTrigger',
    on: 'onClick',
    show: (props) => (
      <ui.Sheet>
        <ui.SheetTrigger {...props}>1</ui.SheetTrigger>
        <ui.SheetContent aria-describedby={undefined}>
          <ui.SheetTitle>1</ui.SheetTitle>
        </ui.SheetContent>
      </ui.Sheet>
    ),
    act: click('sheet-trigger'),
    done: () => exists('sheet-content'),
  },
  {
    name: 'SheetContent',
    on: 'onCloseAutoFocus',
    show: (props) => (
      <>
        <button type="button" data-slot="before" ref={(button) => button?.focus()}>
          1
        </button>
        {show('SheetContent', props)}
      </>
    ),
    act: async () => {
      await slotShown('sheet-close')
      slot('sheet-close').click()
    },
    done: () => document.activeElement === slot('before'),
  },
  {
    name: 'TooltipTrigger',
    on: 'onFocus',
    show: (props) => (
      <ui.Tooltip>
        <ui.TooltipTrigger {...props}>1</ui.TooltipTrigger>
        <ui.TooltipContent>2</ui.TooltipContent>
      </ui.Tooltip>
    ),
    act: () => userEvent.keyboard('{Tab}'),
    done: () => exists('tooltip-content'),
  },
  {
    name: 'RadioGroupItem',
    on: 'onChange',
    show: (props) => (
      <ui.RadioGroup aria-label="1" onValueChange={onValue}>
        <ui.RadioGroupItem value="1" {...props} />
      </ui.RadioGroup>
    ),
    act: click('radio-group-item'),
  },
  {
    name: 'QuantityInput',
    on: 'onChange',
    own: { onValueChange: onValue },
    act: () => type('quantity-input'),
  },
  {
    name: 'QuantityInput',
    on: 'onBlur',
    own: { max: 3 },
    act: async () => {
      await type('quantity-input')
      slot('quantity-input').blur()
    },
    done: () => (slot('quantity-input') as HTMLInputElement).value === '3',
  },
  {
    name: 'FileDrop',
    on: 'onChange',
    own: { onValueChange: onValue },
    act: () => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['1'], '1'))
      const input = slot('file-drop') as HTMLInputElement
      input.files = transfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
  },
  {
    name: 'Field',
    on: 'onInput',
    own: { limit },
    act: () => userEvent.fill(slot('input'), '12345'),
    done: () => exists('field-count'),
  },
  {
    name: 'FormShell',
    on: 'onInvalidCapture',
    act: () => (slot('form-shell') as HTMLFormElement).requestSubmit(),
    done: () => exists('field-error'),
  },
  {
    name: 'FormShell',
    on: 'onInput',
    act: async () => {
      const form = slot('form-shell') as HTMLFormElement
      form.requestSubmit()
      await slotShown('field-error')
      await userEvent.fill(slot('input'), '1')
    },
    done: () => document.querySelectorAll('[data-slot="field-error"]').length === 1,
  },
  {
    name: 'DialogTrigger',
    on: 'onClick',
    show: (props) => (
      <ui.Dialog>
        <ui.DialogTrigger {...props}>1</ui.DialogTrigger>
        <ui.DialogContent aria-describedby={undefined}>
          <ui.DialogTitle>1</ui.DialogTitle>
        </ui.DialogContent>
      </ui.Dialog>
    ),
    act: click('dialog-trigger'),
    done: () => exists('dialog-content'),
  },
  {
    name: 'PopoverTrigger',
    on: 'onClick',
    own: { children: '1' },
    act: click('popover-trigger'),
    done: () => isOpen('popover-content'),
  },
  {
    name: 'PopoverClose',
    on: 'onClick',
    own: { children: '1' },
    act: click('popover-close'),
    done: () => !isOpen('popover-content'),
  },
  {
    name: 'MobileMenuContent',
    on: 'onClick',
    own: { children: <a href="#there">1</a> },
    act: async () => {
      await eventually(() => expect(isOpen('mobile-menu-content')).toBe(true))
      slot('mobile-menu-content').querySelector('a')?.click()
    },
    done: () => !isOpen('mobile-menu-content'),
  },
  {
    name: 'Slider',
    on: 'onPointerEnter',
    act: () => userEvent.hover(slot('slider')),
    done: () => exists('slider') && slot('slider').querySelector('[aria-live=polite]') !== null,
  },
  {
    name: 'Slider',
    on: 'onFocus',
    act: async () => {
      await userEvent.unhover(slot('slider'))
      await userEvent.keyboard('{Tab}')
      slot('slider-viewport').focus()
    },
    done: () => slot('slider').querySelector('[aria-live=polite]') !== null,
  },
  {
    name: 'TabsTrigger',
    on: 'onMouseDown',
    show: (props) => (
      <ui.Tabs onValueChange={onValue}>
        <ui.TabsList>
          <ui.TabsTrigger value="1" {...props}>
            1
          </ui.TabsTrigger>
        </ui.TabsList>
      </ui.Tabs>
    ),
    act: () => {
      const press = { bubbles: true, cancelable: true, button: 0 }
      slot('tabs-trigger').dispatchEvent(new MouseEvent('mousedown', press))
    },
  },
]

const cases = composed.map((one) => ({
  show: (props: object) => show(one.name, { ...one.own, ...props }),
  done: () => onValue.mock.calls.length > 0,
  ...one,
  name: `${one.on} of ${one.name}`,
}))

const timeout = 120_000

test('a handler of the app runs beside ours', { timeout }, async () => {
  await eachOf(
    cases,
    async ({ on, show, act, done }) => {
      onValue.mockClear()
      const theirs = vi.fn()
      render(show({ [on]: theirs }))
      await act()
      await eventually(() => expect(done()).toBe(true))
      expect(theirs).toHaveBeenCalled()
    },
    cleanup,
  )
})

test('a handler of the app can prevent ours', { timeout }, async () => {
  await eachOf(
    cases,
    async ({ on, show, act, done }) => {
      onValue.mockClear()
      const theirs = vi.fn((event: Event) => event.preventDefault())
      render(show({ [on]: theirs }))
      await act()
      await eventually(() => expect(theirs).toHaveBeenCalled())
      // Long enough for the waits of the other test.
      await new Promise((passed) => setTimeout(passed, 100))
      expect(done()).toBe(false)
    },
    cleanup,
  )
})
