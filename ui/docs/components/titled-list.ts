import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['features', 'benefits', 'steps', 'bullet points'],
  uses: ['Three to eight reasons, properties or services.', 'Steps in their order (`numbered`).'],
  instead: {
    accordion: 'The text is long and few read all of it',
    'product-card': 'Each point has a picture',
    figure: 'They are numbers',
  },
  supply: ['A heading above it, or `level={2}`.'],
  announced: 'A list with its number of points; each title as a heading.',
  content: [
    'Titles of one to three words, all built alike.',
    'One sentence each, of about the same length.',
  ],
  sentences: { 'TitledList.items': 'The points: a title and a text each.' },
}
