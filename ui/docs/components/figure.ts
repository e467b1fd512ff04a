import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['statistic', 'metric', 'KPI', 'number'],
  purpose:
    'One measured value, set large, with what it means in small type. Several stand in a `FigureGroup`.',
  uses: ['Two to four values that carry the page.', 'The head of a data sheet.'],
  instead: {
    'spec-table': 'There are many values',
    'comparison-table': 'Values of several things are compared',
    badge: 'It is a word, not a number',
  },
  supply: [
    'A `FigureGroup` around it: a figure is an entry of a description list.',
    'A `label` in words, or a `caption` for its letters.',
  ],
  announced: 'The label, then the value with prefix and unit, then the caption.',
  content: [
    'A label and a caption of one to three words each.',
    'Round to what can be measured.',
    'Name the source below the group.',
  ],
  sentences: {
    'Figure.value': 'The number, or a text such as "2 to 4".',
    'Figure.label': 'What is measured.',
    'Figure.size': 'How large the value is set.',
  },
}
