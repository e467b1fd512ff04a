import { DateRange, FieldSet } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'new',
  uses: ['A filter by time, a stay, a report.'],
  instead: {
    input: 'It is one day',
    'radio-group': 'The spans are known, such as "this week"',
  },
  anatomy: '<FieldSet>\n  <DateRange />\n</FieldSet>',
  examples: (
    <>
      <Do because="The legend says what happened in between.">
        <FieldSet name="right-placed" label="Placed">
          <DateRange />
        </FieldSet>
      </Do>
      <DoNot because="A range of what?">
        <FieldSet name="wrong-placed" label="Date range">
          <DateRange />
        </FieldSet>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Moves between day, month and year, by browser.',
    '0 to 9': 'Types the part that has the focus.',
    '↑, ↓': 'Changes it.',
    'Space, Alt + ↓': 'Opens the calendar.',
    Escape: 'Closes it.',
  },
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
