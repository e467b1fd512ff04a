import { Button } from '../../src/button.tsx'
import { Icon } from '../../src/icon.tsx'
import { IconButton } from '../../src/icon-button.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'mobile-menu',
  status: 'stable',
  purpose:
    'The menu of narrow screens, a sheet in ink of full height. It opens before hydration and without script.',
  uses: ['The main menu where there is no room for a `NavigationMenu`.'],
  instead: [
    { when: 'There is room for a bar', use: 'navigation-menu' },
    { when: 'It is no menu but a task', use: 'dialog' },
    { when: 'There are two or three links', use: 'link' },
  ],
  anatomy:
    '<MobileMenu>\n  <MobileMenuTrigger />\n  <MobileMenuContent>\n    <MobileMenuList>\n      <MobileMenuLink />\n      <MobileMenuGroup>\n        <MobileMenuLink />\n      </MobileMenuGroup>\n    </MobileMenuList>\n  </MobileMenuContent>\n</MobileMenu>',
  examples: [
    {
      right: {
        shows: (
          <Button variant="ghost">
            <Icon name="menu" /> Menu
          </Button>
        ),
        because: 'The word beside the icon, where it fits.',
      },
      wrong: {
        shows: (
          <IconButton aria-label="Layers" size="sm">
            <Icon name="layers" className="size-4" />
          </IconButton>
        ),
        because: 'Small, without a word, and with an icon that nobody expects.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the trigger: opens it; Close has the focus. On a group: expands it.',
    },
    { keys: 'Tab', does: 'Moves through the menu, and from its end to its start.' },
    { keys: 'Escape', does: 'Closes it; the focus returns to the trigger.' },
  ],
  supply: [
    'A `label` and a `closeLabel`.',
    '`aria-current="page"` on the link of the current page.',
    'A `MobileMenuTrigger` with words or an `aria-label`.',
  ],
  announced: '"Dialog" and its label; groups with "collapsed" or "expanded".',
  content: ['The same words as in the menu of wide screens.', 'What people come for at the top.'],
  sentences: { 'MobileMenu.children': 'The trigger and the content, in this order or apart.' },
}
