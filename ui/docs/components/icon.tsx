import { Icon } from '../../src/icon.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'icon',
  status: 'stable',
  purpose:
    'A line icon in the color and beside the text around it. Decorative unless it has a `label`.',
  uses: ['Beside a word that it repeats.', 'Inside a `Button` or an `IconButton`.'],
  instead: [
    { when: 'It can be pressed', use: 'icon-button' },
    { when: 'It shows something real', use: 'picture' },
  ],
  anatomy: '<Icon name="check" />',
  examples: [
    {
      right: {
        shows: (
          <p className="flex items-center gap-2">
            <Icon name="phone" /> Call us
          </p>
        ),
        because: 'The icon repeats the word: it is found faster.',
      },
      wrong: {
        shows: (
          <p className="flex items-center gap-2">
            <Icon name="atom" /> <Icon name="zap" /> <Icon name="sun" /> Call us
          </p>
        ),
        because: 'Ornament beside a word makes it harder to read.',
      },
    },
  ],
  keyboard: [],
  supply: [
    'A `label` only where no word beside it says the same.',
    'Mirror arrows in right-to-left text: `rtl:-scale-x-100`.',
  ],
  announced: 'Nothing, or with a `label` that label and "image".',
  content: ['One icon means one thing in the whole product.'],
  sentences: { 'Icon.name': 'Which icon; see the gallery under Foundations.' },
}
