import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['provider', 'portal container', 'theme provider', 'shadow DOM'],
  uses: [
    'A part of a page in another theme, with everything that opens from it.',
    'An app that has only a box of a page, where its layers have to stay.',
  ],
  instead: {
    section: 'It is a band of the page in the other theme',
    language: 'It is in another language, or runs in the other direction',
  },
  avoid: ['Around each button: the page says it once, on `html`.'],
  supply: ['Nothing, where `html` has a theme.'],
  announced: 'Nothing.',
}
