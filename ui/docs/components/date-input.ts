import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['date picker', 'date field', 'calendar', 'birthday'],
  uses: ['One day that people know, or look up in a calendar.'],
  instead: {
    'date-range': 'It is a span',
    'native-select': 'It is a month or a year alone',
  },
  avoid: ['A hint with the order of day and month: the field shows it, in each language.'],
  keyboard: {
    '0 to 9': 'Types the day, with or without what stands between its parts.',
    Tab: 'Moves to the button, and on.',
    'Space, Enter': 'On the button opens the calendar of the browser.',
  },
  supply: [
    'The `locale` of a `Language` around the app: without it a day is written as in English.',
  ],
  announced: 'Its label, then the day as it is written, or how it is typed.',
  content: ['The label names the day in up to three words: "Date of installation".'],
  sentences: {
    'DateInput.defaultValue': 'The day at first, as `2026-11-26`.',
    'DateInput.onValueChange': 'Called with the day as `2026-11-26`, or empty.',
  },
}
