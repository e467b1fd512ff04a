import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['mega menu', 'navbar', 'header menu', 'dropdown navigation', 'top bar'],
  uses: ['The head of a site with more pages than fit into a row.'],
  instead: {
    'mobile-menu': 'The screen is narrow',
    tabs: 'It switches views of one page',
    popover: 'It opens choices, not pages',
  },
  avoid: ['Eight words of which half could mean anything: "Solutions", "Resources", "More".'],
  keyboard: {
    Tab: 'Moves along the bar, and into the open panel.',
    'Enter, Space': 'On a trigger: opens or closes its panel.',
    '↓': 'On a trigger: opens its panel and moves into it.',
    '←, →': 'Moves along the bar.',
    Escape: 'Closes the panel; the focus returns to its trigger.',
  },
  supply: [
    'An `aria-label`, such as "Main".',
    '`active` on the link of the current page.',
    'Links that work without the panels: what is inside them is only rendered once open.',
  ],
  announced: '"Navigation" and its label, a list, and triggers with "collapsed" or "expanded".',
  content: ['One or two words an entry.', 'One line of description for each link in a panel.'],
  sentences: {
    'NavigationMenu.value': 'The `value` of the open item, for an app that keeps it.',
    'NavigationMenu.defaultValue': 'The item that is open at first.',
    'NavigationMenu.onValueChange':
      'Called with the `value` of the item that opens, or an empty text.',
    'NavigationMenu.activationMode':
      'Whether pointing at a trigger opens its panel, or only pressing it.',
    'NavigationMenu.orientation': 'Along which axis the arrow keys move.',
    NavigationMenuList: 'The list of the items.',
    NavigationMenuItem: 'A link or a trigger with its panel.',
    'NavigationMenuItem.value': 'What the item is called in `value`; Default: one that is made up.',
    NavigationMenuDescription: 'One line about the page that the link leads to.',
  },
}
