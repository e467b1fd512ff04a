import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['round button', 'close button'],
  uses: [
    'Close, next and previous, play and pause.',
    'Controls above a picture (`variant="shaded"`).',
  ],
  instead: {
    button: 'There is room for a word',
    icon: 'The icon only decorates',
  },
  keyboard: {
    Tab: 'Moves the focus to the button.',
    'Enter, Space': 'Presses it.',
  },
  supply: [
    'An `aria-label`: what it does, as a verb.',
    'A label that changes with the state, such as "Pause" and "Play".',
  ],
  announced: 'The label and "button".',
  content: ['A verb alone, and its object where several stand together: "Remove Ceramic 30".'],
  sentences: {
    'IconButton.variant': '`shaded` has a background, for places above a picture.',
    'IconButton.size': 'Its diameter: 36, 44 or 48 pixels.',
  },
}
