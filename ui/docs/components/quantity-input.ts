import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['stepper', 'number input', 'spin button', 'counter'],
  uses: ['Quantities in a cart.', 'Small counts that are changed by one or two.'],
  instead: {
    input: 'It is any other number, such as a length',
    'radio-group': 'There are three or four known counts',
  },
  avoid: ['Large numbers: stepping to 1520 takes too long.'],
  keyboard: {
    Tab: 'Moves from the button through the number to the other button.',
    '↑, ↓': 'In the number: one more, one less.',
    'Enter, Space':
      'On a button: one less, one more. At an end it does nothing and keeps the focus.',
  },
  supply: [
    'A `Field` that names it.',
    '`decreaseLabel` and `increaseLabel` with the name of the thing, where several stand in a list.',
    'A check of what is typed: it is text until you decide otherwise.',
  ],
  announced:
    'The label, the number as a spin button, and the names of the buttons with "dimmed" at an end.',
  content: ['The thing as the label, one word in the plural: "Rolls".'],
}
