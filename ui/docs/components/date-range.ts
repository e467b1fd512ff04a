import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['date picker', 'calendar', 'period', 'from and to'],
  uses: ['A filter by time, a stay, a report.'],
  instead: {
    'date-input': 'It is one day',
    'radio-group': 'The spans are known, such as "this week"',
  },
  keyboard: {
    Tab: 'Moves from a day to its button, and on.',
    'Space, Enter': 'On the button opens the calendar of the browser.',
    Escape: 'Closes it.',
  },
  supply: ['A `FieldSet` that says of what.'],
  announced:
    'The group and "From" or "To", then the day as it is written; what is no day, or beyond the other one, has its message once it is left.',
  content: ['A participle or a noun, one or two words: "Placed between", "Your stay".'],
  sentences: {
    'DateRangeValue.from': 'The first day, as `2026-11-26`; empty for none.',
    'DateRangeValue.to': 'The last day, as `2026-11-26`; empty for none.',
  },
}
