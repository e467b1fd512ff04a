/** What people type into the search of the catalog, and the page that they have to find by it. */
const searched: readonly (readonly [word: string, title: string])[] = [
  ['accessibility', 'Guides/Accessibility'],
  ['avatar', 'Start/What to use instead'],
  ['carousel', 'Media/Slider'],
  ['chart', 'Start/What to use instead'],
  ['command palette', 'Navigation/CommandMenu'],
  ['dark mode', 'Guides/Dark mode'],
  ['divider', 'Layout/Separator'],
  ['file upload', 'Start/What to use instead'],
  ['forms', 'Guides/Forms'],
  ['inline edit', 'Data/DataTable'],
  ['language', 'Guides/Languages'],
  ['modal', 'Feedback/Dialog'],
  ['password', 'Forms/PasswordInput'],
  ['print', 'Guides/Printing'],
  ['select', 'Forms/Combobox'],
  ['select', 'Forms/NativeSelect'],
  ['sidebar', 'Navigation/Sidebar'],
  ['skeleton', 'Start/What to use instead'],
  ['spinner', 'Feedback/Spinner'],
  ['stepper', 'Forms/QuantityInput'],
  ['stepper', 'Start/What to use instead'],
  ['tables', 'Guides/Tables'],
  ['theme', 'Guides/Theming'],
  ['tree', 'Start/What to use instead'],
]

export { searched }
