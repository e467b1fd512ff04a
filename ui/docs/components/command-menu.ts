import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: [
    'command palette',
    'command',
    'cmdk',
    'spotlight',
    'quick search',
    'shortcuts',
    'hotkeys',
  ],
  uses: ['An app of many pages and actions, for people who work with it every day.'],
  instead: {
    combobox: 'One value of a form is chosen',
    'dropdown-menu': 'The actions are those of one thing, such as a row',
  },
  avoid: ['Actions that exist only here: users cannot guess what to type.'],
  keyboard: {
    'Ctrl+K, ⌘K': 'Opens it from anywhere.',
    '↓, ↑': 'Moves between the commands that fit what is typed.',
    Enter: 'Does the marked one: the first that fits, or where the arrow keys have led.',
    Escape: 'Closes the dialog; the focus returns to where it was.',
  },
  supply: [
    'The `commands`, in the order of their use; each can be reached in the app itself as well.',
    '`keywords`, for what people may call it otherwise.',
    'A page that does not use Ctrl+K for another shortcut, or that prevents ours.',
  ],
  announced: 'The button with its shortcut; the dialog with its title and hint, then the list.',
  content: [
    'A group of one word or two: "Pages", "Actions", "Language".',
    'A command as it is called in the app: "Invite a colleague", "Deutsch".',
  ],
  sentences: {
    'CommandMenu.commands': 'What can be done. They may change from render to render.',
    'CommandMenu.variant': 'The look of the button.',
    'CommandMenu.size': 'The size of the button.',
  },
}
