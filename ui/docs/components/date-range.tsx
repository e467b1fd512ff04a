import { DateRange } from '../../src/date-range.tsx'
import { FieldSet } from '../../src/field.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'date-range',
  status: 'new',
  purpose: 'Two days and all that lie between. The calendars are the browser’s own.',
  uses: ['A filter by time, a stay, a report.'],
  instead: [
    { when: 'It is one day', use: 'input' },
    { when: 'The spans are known, such as "this week"', use: 'radio-group' },
  ],
  anatomy: '<FieldSet>\n  <DateRange />\n</FieldSet>',
  examples: [
    {
      right: {
        shows: (
          <FieldSet name="right-placed" label="Placed">
            <DateRange />
          </FieldSet>
        ),
        because: 'The legend says what happened in between.',
      },
      wrong: {
        shows: (
          <FieldSet name="wrong-placed" label="Date range">
            <DateRange />
          </FieldSet>
        ),
        because: 'A range of what?',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves between day, month and year, by browser.' },
    { keys: '0 to 9', does: 'Types the part that has the focus.' },
    { keys: '↑, ↓', does: 'Changes it.' },
    { keys: 'Space, Alt + ↓', does: 'Opens the calendar.' },
    { keys: 'Escape', does: 'Closes it.' },
  ],
  supply: [
    'A `FieldSet` that says of what.',
    '`fromLabel` and `toLabel` in the language of the page.',
  ],
  announced:
    'The group and "From" or "To", then the parts of the date; a day beyond the other one has the browser’s message.',
  content: ['A participle or a noun: "Placed", "Your stay".'],
  sentences: {
    'DateRange.max': 'The last day that can be chosen.',
    'DateRange.toLabel': 'The label of the last day.',
  },
}
