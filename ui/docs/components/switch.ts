import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['toggle', 'on and off', 'setting'],
  purpose: 'Turns one thing on or off, at once: a setting.',
  uses: ['Settings that count as soon as they are changed.'],
  instead: {
    checkbox: 'It counts once a form is sent',
    'radio-group': 'There are more than two states',
  },
  keyboard: {
    Tab: 'Moves to the switch.',
    Space: 'Switches it.',
  },
  supply: [
    'A text as children, a `Field`, or an `aria-label`.',
    'A message where switching fails, and the switch as it was.',
  ],
  announced: 'The text, "switch", and "on" or "off".',
  content: ['The thing, as a noun of one to three words. It does not change with the state.'],
}
