import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['menu', 'context menu', 'actions', 'kebab menu', 'overflow menu', 'more menu'],
  uses: [
    'Three or more actions on a row or a card.',
    'Choices of how something is shown, as checkbox or radio items.',
  ],
  instead: {
    'native-select': 'A value is chosen in a form',
    'navigation-menu': 'It leads to pages',
    popover: 'It holds controls of other kinds',
    button: 'There are one or two actions',
  },
  avoid: ['A button that says "More": the menu gets its name from it.'],
  keyboard: {
    'Enter, Space, ↓': 'On the button: opens it at the first item.',
    '↓, ↑': 'Moves through the items.',
    'Home, End': 'Moves to the first or the last item.',
    'A to Z': 'Moves to the item that begins so.',
    '→, ←': 'Opens a submenu, and closes it; the other way round in right-to-left text.',
    Escape: 'Closes it; the focus returns to the button.',
  },
  supply: [
    'A trigger with a telling name: "Actions for Ada Byron", not "More".',
    'An `aria-label` on a `DropdownMenuGroup`: a label is only read in passing.',
    'The keys of a `DropdownMenuShortcut`: the app has to listen to them.',
  ],
  announced: 'The button with "menu" and whether it is open; each item with its place.',
  content: [
    'A verb with at most two words after it, most frequent first.',
    'What cannot be undone at the end, as `destructive`.',
  ],
  sentences: {
    'DropdownMenuItem.variant': '`destructive` for what cannot be undone.',
    'DropdownMenuRadioItem.value': 'What the choice is called.',
    'DropdownMenuRadioGroup.value': 'The chosen item, for an app that keeps it.',
  },
}
