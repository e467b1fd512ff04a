import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['skip to content', 'bypass blocks'],
  uses: ['Once on every page, as the first element of `body`.'],
  instead: {
    link: 'Everybody should see it',
  },
  avoid: ['"Skip": skip what?'],
  keyboard: {
    Tab: 'At the start of a page: shows it.',
    Enter: 'Moves the focus to the content.',
  },
  supply: [
    'An `id` on `main`, and `tabIndex={-1}`, so that it takes the focus.',
    'Nothing focusable before it.',
  ],
  announced: 'The text and "link", as the first thing of the page.',
  content: ['"Skip to content", or what else it leads to.'],
}
