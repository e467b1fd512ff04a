import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['divider', 'rule', 'line', 'hr'],
  uses: ['Between groups without headings.', 'Between figures in one line.'],
  instead: {
    stack: 'A gap is enough',
    section: 'It is a band of a page',
    heading: 'What begins has a name',
  },
  supply: ['`decorative` where the line only looks so.'],
  announced: '"Separator", unless it is decorative.',
}
