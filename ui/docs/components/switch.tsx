import { Switch } from '../../src/switch.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'switch',
  status: 'new',
  purpose: 'Turns one thing on or off, at once: a setting.',
  uses: ['Settings that count as soon as they are changed.'],
  instead: [
    { when: 'It counts once a form is sent', use: 'checkbox' },
    { when: 'There are more than two states', use: 'radio-group' },
  ],
  anatomy: '<Switch>Night mode</Switch>',
  examples: [
    {
      right: {
        shows: <Switch defaultChecked>Night mode</Switch>,
        because: 'The text says what is on when it is on.',
      },
      wrong: {
        shows: <Switch>Turn off the night mode</Switch>,
        because: 'On means off: nobody knows how it stands.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the switch.' },
    { keys: 'Space', does: 'Switches it.' },
  ],
  supply: [
    'A text as children, a `Field`, or an `aria-label`.',
    'A message where switching fails, and the switch as it was.',
  ],
  announced: 'The text, "switch", and "on" or "off".',
  content: ['The thing, as a noun. It does not change with the state.'],
}
