import { Button } from '../../src/button.tsx'
import { Icon } from '../../src/icon.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'command',
  status: 'new',
  purpose:
    'A palette of commands: typing narrows a list of actions and pages down, and Enter starts one.',
  uses: ['Apps that people use all day, for those who know them.'],
  instead: [
    { when: 'It finds rows of a table', use: 'data-table' },
    { when: 'It offers actions on one thing', use: 'dropdown-menu' },
    { when: 'It chooses a value', use: 'combobox' },
  ],
  anatomy:
    '<CommandDialog>\n  <CommandInput />\n  <CommandList>\n    <CommandEmpty />\n    <CommandGroup>\n      <CommandItem>\n        <CommandShortcut />\n      </CommandItem>\n    </CommandGroup>\n  </CommandList>\n</CommandDialog>\n\n<Command>…</Command>',
  examples: [
    {
      right: {
        shows: <Button variant="outline">Search orders and pages</Button>,
        because: 'A button opens it too: keys alone are a secret.',
      },
      wrong: {
        shows: (
          <p className="text-dp-sm">
            Press Ctrl + Shift + K <Icon name="zap" />
          </p>
        ),
        because: 'A way that half of the people cannot take.',
      },
    },
  ],
  keyboard: [
    { keys: 'Ctrl + K', does: 'Opens it, where the app listens to it.' },
    { keys: '↓, ↑', does: 'Moves through the commands.' },
    { keys: 'Home, End', does: 'Moves to the first or the last one.' },
    { keys: 'Enter', does: 'Starts the marked command.' },
    { keys: 'Escape', does: 'Closes it.' },
  ],
  supply: [
    'Another way to everything that is in it.',
    'A button that opens it.',
    'The keys of a `CommandShortcut`: the app has to listen to them.',
  ],
  announced: 'A dialog with a combobox, and the marked command; a disabled one is skipped.',
  content: ['Verbs first: "Archive order".', '`keywords` for other words that find it.'],
  sentences: {
    'Command.label': 'Names the search for a screen reader.',
    'Command.shouldFilter': '`false` where a search of your own has found the items.',
    'Command.filter': 'How well an item fits what is typed, from 0 to 1; at 0 it is hidden.',
    'Command.disablePointerSelection': 'Keeps the pointer from selecting what it moves over.',
    'Command.vimBindings': 'Whether Control with N, J, P or K moves the selection, too.',
    'CommandDialog.description': 'How to use it, for screen readers.',
    'CommandList.label': 'Names the list for a screen reader.',
    'CommandGroup.heading': 'What the items of the group have in common.',
    'CommandItem.keywords': 'Other words by which it is found.',
  },
}
