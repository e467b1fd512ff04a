import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['tab bar', 'tab list', 'segmented control', 'switcher'],
  uses: [
    'Two to six views that users do not need to see together.',
    'Sections of settings (`orientation="vertical"`).',
  ],
  instead: {
    'navigation-menu': 'They are pages with addresses',
    accordion: 'Several may be open',
    'radio-group': 'A value is chosen in a form',
  },
  avoid: ['Steps: they have an order, and tabs promise that it does not matter.'],
  keyboard: {
    Tab: 'Moves to the active tab, then into its panel.',
    '←, →': 'Activates the tab before or after; `↑` and `↓` where it is vertical.',
    'Home, End': 'Activates the first or the last tab.',
  },
  supply: [
    'An `aria-label` on `TabsList`.',
    'The same `value` on a tab and its panel.',
    '`keepMounted` on a panel with a form: else what is half typed is gone with the tab.',
  ],
  announced:
    '"Tab", its place among the others and "selected"; then "tab panel" with the name of the tab.',
  content: ['One or two words a tab.', 'The view that most people want first.'],
  sentences: {
    'Tabs.orientation':
      'A row above the panels, or on wide screens a column beside them; the arrow keys follow.',
    'Tabs.activationMode':
      'Whether an arrow key shows the next panel at once, or Enter has to be pressed.',
    'TabsTrigger.value': 'Which panel it shows.',
    'TabsContent.value': 'Which tab shows it.',
  },
}
