import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['dropdown', 'flyout', 'menu button', 'panel'],
  uses: [
    'A few settings of what stands below, such as the columns of a table.',
    'A short list of choices (`PopoverClose`).',
  ],
  instead: {
    dialog: 'The page has to wait for an answer',
    'native-select': 'One value is chosen in a form',
    'navigation-menu': 'It leads to pages',
  },
  keyboard: {
    'Enter, Space':
      'On the button: opens the panel, whose first control gets the focus, or closes it.',
    Tab: 'Moves through the panel, and from its end to its start.',
    Escape: 'Closes it; the focus returns to the button.',
  },
  supply: [
    'A trigger with words: it names the button and the panel.',
    'A name for each control inside it.',
  ],
  announced:
    'The text of the trigger, "button" with "collapsed" or "expanded", and inside "dialog" with the same text.',
  content: ['One or two words for what is set.', 'No more than fits without scrolling.'],
}
