import { Button } from '../../src/button.tsx'
import { Icon } from '../../src/icon.tsx'
import { IconButton } from '../../src/icon-button.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'dropdown-menu',
  status: 'new',
  purpose: 'Actions on one thing, such as a row of a table, behind a button.',
  uses: [
    'Three or more actions on a row or a card.',
    'Choices of how something is shown, as checkbox or radio items.',
  ],
  instead: [
    { when: 'A value is chosen in a form', use: 'native-select' },
    { when: 'It leads to pages', use: 'navigation-menu' },
    { when: 'It holds controls of other kinds', use: 'popover' },
    { when: 'There are one or two actions', use: 'button' },
  ],
  anatomy:
    '<DropdownMenu>\n  <DropdownMenuTrigger />\n  <DropdownMenuContent>\n    <DropdownMenuLabel />\n    <DropdownMenuGroup>\n      <DropdownMenuItem>\n        <DropdownMenuShortcut />\n      </DropdownMenuItem>\n      <DropdownMenuCheckboxItem />\n    </DropdownMenuGroup>\n    <DropdownMenuSeparator />\n    <DropdownMenuRadioGroup>\n      <DropdownMenuRadioItem />\n    </DropdownMenuRadioGroup>\n    <DropdownMenuSub>\n      <DropdownMenuSubTrigger />\n      <DropdownMenuSubContent />\n    </DropdownMenuSub>\n  </DropdownMenuContent>\n</DropdownMenu>',
  examples: [
    {
      right: {
        shows: (
          <Button variant="outline">
            Export <Icon name="chevron-down" />
          </Button>
        ),
        because: 'The button says what the actions have in common.',
      },
      wrong: {
        shows: (
          <IconButton aria-label="More">
            <Icon name="menu" />
          </IconButton>
        ),
        because: '"More" of what? The menu gets its name from the button.',
      },
    },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓', does: 'On the button: opens it at the first item.' },
    { keys: '↓, ↑', does: 'Moves through the items.' },
    { keys: 'Home, End', does: 'Moves to the first or the last item.' },
    { keys: 'A to Z', does: 'Moves to the item that begins so.' },
    {
      keys: '→, ←',
      does: 'Opens a submenu, and closes it; the other way round in right-to-left text.',
    },
    { keys: 'Escape', does: 'Closes it; the focus returns to the button.' },
  ],
  supply: [
    'A trigger with a telling name: "Actions for Ada Byron", not "More".',
    'An `aria-label` on a `DropdownMenuGroup`: a label is only read in passing.',
    'The keys of a `DropdownMenuShortcut`: the app has to listen to them.',
  ],
  announced: 'The button with "menu" and whether it is open; each item with its place.',
  content: ['Verbs, most frequent first.', 'What cannot be undone at the end, as `destructive`.'],
  sentences: {
    'DropdownMenuItem.variant': '`destructive` for what cannot be undone.',
    'DropdownMenuRadioItem.value': 'What the choice is called.',
    'DropdownMenuRadioGroup.value': 'The chosen item, for an owner that keeps it.',
  },
}
