import { Icon } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: ['Beside a word that it repeats.', 'Inside a `Button` or an `IconButton`.'],
  instead: {
    'icon-button': 'It can be pressed',
    picture: 'It shows something real',
  },
  anatomy: '<Icon name="check" />',
  examples: (
    <>
      <Do because="The icon repeats the word: it is found faster.">
        <p className="flex items-center gap-2">
          <Icon name="phone" /> Call us
        </p>
      </Do>
      <DoNot because="Ornament beside a word makes it harder to read.">
        <p className="flex items-center gap-2">
          <Icon name="atom" /> <Icon name="zap" /> <Icon name="sun" /> Call us
        </p>
      </DoNot>
    </>
  ),
  supply: [
    'A `label` only where no word beside it says the same.',
    'Mirror arrows in right-to-left text: `rtl:-scale-x-100`.',
  ],
  announced: 'Nothing, or with a `label` that label and "image".',
  content: ['One icon means one thing in the whole product.'],
  sentences: { 'Icon.name': 'Which icon; see the gallery under Foundations.' },
}
