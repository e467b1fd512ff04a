import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['pager', 'page numbers', 'paging'],
  uses: [
    'Lists of which one page is a useful part.',
    'The pages of a `DataTable`, which has one built in.',
  ],
  instead: {
    tabs: 'There are a few views with names',
    breadcrumb: 'It is the way back up',
    button: 'People read on and on',
  },
  avoid: ['One page: leave it out.'],
  keyboard: {
    Tab: 'Moves to the next button.',
    'Enter, Space': 'Goes to that page; the focus stays on the button.',
  },
  supply: [
    'An `aria-label` that names the list: "Pages of orders".',
    'The focus or a `role="status"` where the new rows are: the buttons do not announce them.',
  ],
  announced:
    '"Navigation" with its label, each button as "Page 3", and "current page" at the current one.',
  content: ['Say beside it how many results there are in all.'],
  sentences: {
    'Pagination.pageCount': 'How many pages there are.',
  },
}
