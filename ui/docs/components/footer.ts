import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['site footer', 'legal line'],
  uses: ['Once on every page, after `main`.'],
  instead: {
    'navigation-menu': 'It is the main menu',
    section: 'It ends one section only',
  },
  avoid: ['All links in one long list, which is hard to scan. Group them under titles.'],
  keyboard: {
    Tab: 'Moves to the next link.',
    Enter: 'Follows it.',
  },
  supply: [
    'A `FooterTitle` over each group; it is a heading of level 2.',
    'A `nav` with an `aria-label` around groups that repeat the main menu.',
  ],
  announced: '"Content info", the titles as headings, and lists with their number of links.',
  content: [
    'Four groups at most, each with a title of one or two words.',
    'The year and the name in the last line.',
  ],
  sentences: { FooterTitle: 'The title of a group.' },
}
