import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['band', 'hero', 'block'],
  uses: ['Every new thought of a page.', 'A change of light: `theme="ink"`.'],
  instead: {
    container: 'It sets the width of the content',
    card: 'It is set apart inside a section',
  },
  avoid: ['Stripes of themes: where everything changes, nothing stands out.'],
  supply: [
    'A heading inside it.',
    'An `aria-label` or `aria-labelledby` only where it should be a landmark: few sections are.',
  ],
  announced: 'Nothing by itself; "region" and its name where it has one.',
  content: ['One thought each.', 'Neighbors of different length: a page has a rhythm.'],
  sentences: { 'Section.spacing': 'The air above and below the content.' },
}
