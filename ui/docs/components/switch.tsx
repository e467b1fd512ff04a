import { Switch } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'new',
  purpose: 'Turns one thing on or off, at once: a setting.',
  uses: ['Settings that count as soon as they are changed.'],
  instead: {
    checkbox: 'It counts once a form is sent',
    'radio-group': 'There are more than two states',
  },
  anatomy: '<Switch>Night mode</Switch>',
  examples: (
    <>
      <Do because="The text says what is on when it is on.">
        <Switch defaultChecked>Night mode</Switch>
      </Do>
      <DoNot because="On means off: nobody knows how it stands.">
        <Switch>Turn off the night mode</Switch>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Moves to the switch.',
    Space: 'Switches it.',
  },
  supply: [
    'A text as children, a `Field`, or an `aria-label`.',
    'A message where switching fails, and the switch as it was.',
  ],
  announced: 'The text, "switch", and "on" or "off".',
  content: ['The thing, as a noun. It does not change with the state.'],
}
