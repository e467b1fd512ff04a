import { Field } from '../../src/field.tsx'
import { Input } from '../../src/input.tsx'
import { QuantityInput } from '../../src/quantity-input.tsx'
import type { Guide } from '../page/guide.ts'

const keep = () => {}

export const guide: Guide = {
  module: 'quantity-input',
  status: 'new',
  purpose: 'How many of a thing, inside a `Field`: a number between two buttons that step it.',
  uses: ['Quantities in a cart.', 'Small counts that are changed by one or two.'],
  instead: [
    { when: 'It is any other number, such as a length', use: 'input' },
    { when: 'There are three or four known counts', use: 'radio-group' },
  ],
  anatomy: '<Field>\n  <QuantityInput />\n</Field>',
  examples: [
    {
      right: {
        shows: (
          <Field name="right-rolls" label="Rolls">
            <QuantityInput value={2} onValueChange={keep} />
          </Field>
        ),
        because: 'A small count, changed by one.',
      },
      wrong: {
        shows: (
          <Field name="wrong-width" label="Width in millimetres">
            <QuantityInput value={1520} onValueChange={keep} />
          </Field>
        ),
        because: 'Nobody steps to 1520.',
      },
    },
    {
      right: {
        shows: (
          <Field name="right-width" label="Width in millimetres">
            <Input inputMode="numeric" defaultValue="1520" className="max-w-40" />
          </Field>
        ),
        because: 'A measure is typed.',
      },
      wrong: {
        shows: (
          <Field name="wrong-rolls" label="Rolls">
            <Input defaultValue="2" />
          </Field>
        ),
        because: 'On a phone the keyboard covers half of the page to make a 2 a 3.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from the button through the number to the other button.' },
    { keys: '↑, ↓', does: 'In the number: one more, one less.' },
    {
      keys: 'Enter, Space',
      does: 'On a button: one less, one more. At an end it does nothing and keeps the focus.',
    },
  ],
  supply: [
    'A `Field` that names it.',
    '`decreaseLabel` and `increaseLabel` with the name of the thing, where several stand in a list.',
    'A check of what is typed: it is text until you decide otherwise.',
  ],
  announced:
    'The label, the number as a spin button, and the names of the buttons with "dimmed" at an end.',
  content: ['The thing as the label, in the plural.'],
  sentences: {
    'QuantityInput.value': 'How many; the owner keeps it.',
    'QuantityInput.max': 'The most; the button stops here.',
    'QuantityInput.increaseLabel': 'The name of the button that adds one.',
    'QuantityInput.decreaseLabel': 'The name of the button that takes one away.',
  },
}
