import { Button, Icon } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'new',
  uses: [
    'A few settings of what stands below, such as the columns of a table.',
    'A short list of choices (`PopoverClose`).',
  ],
  instead: {
    dialog: 'The page has to wait for an answer',
    'native-select': 'One value is chosen in a form',
    'navigation-menu': 'It leads to pages',
  },
  anatomy:
    '<Popover>\n  <PopoverTrigger />\n  <PopoverContent>\n    <PopoverClose />\n  </PopoverContent>\n</Popover>',
  examples: (
    <>
      <Do because="The button says what is inside.">
        <Button variant="outline">
          Columns <Icon name="chevron-down" />
        </Button>
      </Do>
      <DoNot because="Everything is an option.">
        <Button variant="outline">
          Options <Icon name="chevron-down" />
        </Button>
      </DoNot>
    </>
  ),
  keyboard: {
    'Enter, Space':
      'On the button: opens the panel, whose first control gets the focus, or closes it.',
    Tab: 'Moves through the panel, and from its end to its start.',
    Escape: 'Closes it; the focus returns to the button.',
  },
  supply: [
    'A trigger with words: it names the button and the panel.',
    'Controls inside it that have names of their own.',
  ],
  announced:
    'The text of the trigger, "button" with "collapsed" or "expanded", and inside "dialog" with the same text.',
  content: ['A noun for what is set.', 'No more than fits without scrolling.'],
}
