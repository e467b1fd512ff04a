import { Button } from '../../src/button.tsx'
import { Icon } from '../../src/icon.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'popover',
  status: 'new',
  purpose:
    'A button and the panel that it opens, for choices that need no dialog. It is the platform’s own popover.',
  uses: [
    'A few settings of what stands below, such as the columns of a table.',
    'A short list of choices (`PopoverClose`).',
  ],
  instead: [
    { when: 'The page has to wait for an answer', use: 'dialog' },
    { when: 'One value is chosen in a form', use: 'native-select' },
    { when: 'It leads to pages', use: 'navigation-menu' },
  ],
  anatomy:
    '<Popover>\n  <PopoverTrigger />\n  <PopoverContent>\n    <PopoverClose />\n  </PopoverContent>\n</Popover>',
  examples: [
    {
      right: {
        shows: (
          <Button variant="outline">
            Columns <Icon name="chevron-down" />
          </Button>
        ),
        because: 'The button says what is inside.',
      },
      wrong: {
        shows: (
          <Button variant="outline">
            Options <Icon name="chevron-down" />
          </Button>
        ),
        because: 'Everything is an option.',
      },
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the button: opens the panel, or closes it.' },
    { keys: 'Tab', does: 'Moves from the button into the panel, and on.' },
    { keys: 'Escape', does: 'Closes it; the focus returns to the button.' },
  ],
  supply: [
    'A trigger with words: it names the button and the panel.',
    'Controls inside it that have names of their own.',
  ],
  announced:
    'The text of the trigger, "button" with "collapsed" or "expanded", and inside "group" with the same text.',
  content: ['A noun for what is set.', 'No more than fits without scrolling.'],
}
