import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['breadcrumbs', 'trail', 'path'],
  uses: [
    'Pages that lie two levels or more below the home page.',
    'Pages that people reach from a search engine.',
  ],
  instead: {
    tabs: 'It shows pages of the same level',
    pagination: 'It is the way through a long list',
    'navigation-menu': 'It is the main menu',
  },
  avoid: ['A link to the page that one is on: it leads nowhere.'],
  keyboard: {
    Tab: 'Moves to the next page above.',
    Enter: 'Goes there.',
  },
  supply: [
    'A `BreadcrumbPage` for the current page, or a heading right after it: without either a screen reader does not tell where the path ends.',
  ],
  announced:
    '"Breadcrumb, navigation", a list with its number of entries, and "current page" at the last one.',
  content: ['The names of the pages, shortened to three words.', 'No "You are here".'],
}
