import { Button } from '../../src/button.tsx'
import { Icon } from '../../src/icon.tsx'
import { IconButton } from '../../src/icon-button.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'icon-button',
  status: 'stable',
  purpose:
    'A round button for an icon alone, where the icon is understood by everybody: close, next, menu.',
  uses: [
    'Close, next and previous, play and pause.',
    'Controls above a picture (`variant="shaded"`).',
  ],
  instead: [
    { when: 'There is room for a word', use: 'button' },
    { when: 'The icon only decorates', use: 'icon' },
  ],
  anatomy: '<IconButton aria-label="Close">\n  <Icon />\n</IconButton>',
  examples: [
    {
      right: {
        shows: (
          <IconButton aria-label="Close">
            <Icon name="x" />
          </IconButton>
        ),
        because: 'An icon that everybody knows.',
      },
      wrong: {
        shows: (
          <IconButton aria-label="Layers">
            <Icon name="layers" />
          </IconButton>
        ),
        because: 'Layers of what? An icon of your own needs its word.',
      },
    },
    {
      right: {
        shows: (
          <Button variant="ghost">
            <Icon name="layers" /> Choose films
          </Button>
        ),
        because: 'With room for a word, it gets one.',
      },
      wrong: {
        shows: (
          <div className="flex">
            <IconButton aria-label="One">
              <Icon name="layers" />
            </IconButton>
            <IconButton aria-label="Two">
              <Icon name="scissors" />
            </IconButton>
            <IconButton aria-label="Three">
              <Icon name="hand" />
            </IconButton>
          </div>
        ),
        because: 'A row of riddles.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the button.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
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
