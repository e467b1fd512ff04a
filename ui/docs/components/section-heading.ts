import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['section header', 'section title'],
  uses: ['The first thing in a section.', 'A list with a way to all of its kind, as its child.'],
  instead: {
    heading: 'It is a title by itself',
    card: 'It stands in a card',
  },
  supply: ['The `level` that follows from the outline; 2 is the rule.'],
  announced: 'The line above as a paragraph, then the heading with its level.',
  content: [
    'An eyebrow of one to three words, a title of up to eight, a text of one or two sentences.',
    'Leave out the eyebrow and the text unless they add something.',
  ],
  sentences: {
    'SectionHeading.title': 'The heading.',
    'SectionHeading.eyebrow': 'The short line above it: what kind of thing follows.',
    'SectionHeading.text': 'The paragraph below it.',
  },
}
