import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['layout', 'app frame', 'dashboard', 'admin layout'],
  uses: ['The frame of what people work with: a desk, an admin, settings.'],
  instead: {
    'navigation-menu': 'It is a website, whose visitors read',
    section: 'It is a band of a page',
  },
  avoid: ['A header with only the name of the app: it does not tell which page this is.'],
  keyboard: {
    Tab: 'First to a link past the sidebar, then through sidebar, header and page, in the order in which you give them.',
  },
  supply: [
    'A heading of level 1, in the header or in the page.',
    'A `SidebarTrigger` in the header: without it a phone has no way to the sidebar.',
  ],
  announced: 'Navigation, banner and main, as landmarks.',
  content: [
    'The header names the page as its link in the sidebar does, in one or two words.',
    'At most one action in the header, that of the whole page.',
  ],
}
