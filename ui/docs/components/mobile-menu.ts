import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['hamburger', 'drawer', 'side navigation', 'off-canvas'],
  purpose:
    'The menu of narrow screens, a sheet in ink of full height. It opens before hydration and without script.',
  uses: ['The main menu where there is no room for a `NavigationMenu`.'],
  instead: {
    'navigation-menu': 'There is room for a bar',
    dialog: 'It is no menu but a task',
    link: 'There are two or three links',
  },
  avoid: ['A small trigger without text, and with an unexpected icon.'],
  keyboard: {
    'Enter, Space': 'On the trigger: opens it; Close has the focus. On a group: expands it.',
    Tab: 'Moves through the menu, and from its end to its start.',
    Escape: 'Closes it; the focus returns to the trigger.',
  },
  supply: [
    'A `label` and a `closeLabel`.',
    '`aria-current="page"` on the link of the current page.',
    'A `MobileMenuTrigger` with words or an `aria-label`.',
  ],
  announced: '"Dialog" and its label; groups with "collapsed" or "expanded".',
  content: [
    'One to three words an entry, the same as in the menu of wide screens.',
    'What people come for at the top.',
  ],
  sentences: { 'MobileMenu.children': 'The trigger and the content, in this order or apart.' },
}
