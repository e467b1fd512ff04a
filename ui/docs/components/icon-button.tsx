import { Icon, IconButton } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: [
    'Close, next and previous, play and pause.',
    'Controls above a picture (`variant="shaded"`).',
  ],
  instead: {
    button: 'There is room for a word',
    icon: 'The icon only decorates',
  },
  anatomy: '<IconButton aria-label="Close">\n  <Icon />\n</IconButton>',
  examples: (
    <>
      <Do because="An icon that everybody knows.">
        <IconButton aria-label="Close">
          <Icon name="x" />
        </IconButton>
      </Do>
      <DoNot because="Layers of what? An icon of your own needs its word.">
        <IconButton aria-label="Layers">
          <Icon name="layers" />
        </IconButton>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Moves the focus to the button.',
    'Enter, Space': 'Presses it.',
  },
  supply: [
    'An `aria-label`: what it does, as a verb.',
    'A label that changes with the state, such as "Pause" and "Play".',
  ],
  announced: 'The label and "button".',
  content: ['A verb, and its object where several stand together: "Remove Ceramic 30".'],
  sentences: {
    'IconButton.variant': '`shaded` has a ground of its own, for places above a picture.',
    'IconButton.size': 'Its diameter: 36, 44 or 48 pixels.',
  },
}
