import { Pagination } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

const stay = () => {}

export const guide: Guide = {
  status: 'stable',
  uses: [
    'Lists of which one page is a useful part.',
    'The pages of a `DataTable`, which has one built in.',
  ],
  instead: {
    tabs: 'There are a few views with names',
    breadcrumb: 'It is the way back up',
    button: 'People read on and on',
  },
  anatomy: '<Pagination page={1} pageCount={7} onPageChange={…} />',
  examples: (
    <>
      <Do because="Few pages, all of them shown.">
        <Pagination aria-label="Right" page={2} pageCount={5} onPageChange={stay} />
      </Do>
      <DoNot because="One page needs no pagination: leave it out.">
        <Pagination aria-label="Wrong" page={1} pageCount={1} onPageChange={stay} />
      </DoNot>
    </>
  ),
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
    'Pagination.onPageChange': 'Called with the page that was asked for, counted from 1.',
  },
}
