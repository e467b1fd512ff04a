import { Link } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: ['The head of a site with more pages than fit into a row.'],
  instead: {
    'mobile-menu': 'The screen is narrow',
    tabs: 'It switches views of one page',
    popover: 'It opens choices, not pages',
  },
  anatomy:
    '<NavigationMenu>\n  <NavigationMenuList>\n    <NavigationMenuItem>\n      <NavigationMenuTrigger />\n      <NavigationMenuContent>\n        <NavigationMenuLinks>\n          <NavigationMenuPanelLink>\n            <NavigationMenuDescription />\n          </NavigationMenuPanelLink>\n        </NavigationMenuLinks>\n        <NavigationMenuFooter />\n      </NavigationMenuContent>\n    </NavigationMenuItem>\n    <NavigationMenuItem>\n      <NavigationMenuLink />\n    </NavigationMenuItem>\n  </NavigationMenuList>\n</NavigationMenu>',
  examples: (
    <>
      <Do because="Three to six entries, in the words of those who look for them.">
        <nav aria-label="Right" className="flex flex-wrap gap-6 font-semibold">
          <Link variant="quiet" href="#a">
            For cars
          </Link>
          <Link variant="quiet" href="#b">
            For buildings
          </Link>
          <Link variant="quiet" href="#c">
            Dealers
          </Link>
        </nav>
      </Do>
      <DoNot because="Eight words of which half could mean anything.">
        <nav aria-label="Wrong" className="flex flex-wrap gap-3 text-dp-sm font-semibold">
          {[
            'Home',
            'Solutions',
            'Products',
            'Services',
            'Company',
            'Resources',
            'News',
            'More',
          ].map((name) => (
            <Link key={name} variant="quiet" href="#x">
              {name}
            </Link>
          ))}
        </nav>
      </DoNot>
    </>
  ),
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
    'NavigationMenu.value': 'The `value` of the open item, for an owner that controls it.',
    'NavigationMenu.defaultValue': 'The item that is open at first.',
    'NavigationMenu.onValueChange':
      'Called with the `value` of the item that opens, or an empty text.',
    'NavigationMenu.activationMode':
      'Whether pointing at a trigger opens its panel, or only pressing it.',
    'NavigationMenu.orientation': 'Along which axis the arrow keys move.',
    NavigationMenuList: 'The list of the items.',
    NavigationMenuItem: 'A link or a trigger with its panel.',
    'NavigationMenuItem.value': 'What the item is called in `value`; made up if left out.',
    'NavigationMenuLink.onSelect':
      'Called when the link is followed; `preventDefault()` keeps the panel open.',
    'NavigationMenuPanelLink.onSelect':
      'Called when the link is followed; `preventDefault()` keeps the panel open.',
    NavigationMenuDescription: 'One line about the page that the link leads to.',
  },
}
