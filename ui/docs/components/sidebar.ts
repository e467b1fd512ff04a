import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['side navigation', 'navigation drawer', 'left menu', 'rail'],
  uses: ['The pages of an app, in an `AppShell`.'],
  instead: {
    'mobile-menu': 'It is the menu of a website on a phone',
    tabs: 'They are views of one thing',
    sheet: 'It is about one row',
  },
  avoid: ['Icons without words: everybody has to learn what they mean.'],
  keyboard: {
    Tab: 'Moves from link to link.',
    'Enter, Space': 'On the trigger of a narrow screen: opens it as a sheet.',
    Escape: 'Closes the sheet; the focus returns to the trigger.',
  },
  supply: [
    '`aria-current="page"` on the link of the page in view.',
    'A router’s link in a `SidebarLink` by `asChild`.',
    'A `label` where there is a second navigation.',
  ],
  announced: 'Its label and "navigation"; the link of the page in view as "current page".',
  sentences: {
    'SidebarTrigger.variant': 'As of an `IconButton`.',
    'SidebarTrigger.size': 'As of an `IconButton`.',
  },
  content: [
    'Nouns of one or two words, in the order of how often they are wanted.',
    'Up to seven in a group.',
  ],
}
