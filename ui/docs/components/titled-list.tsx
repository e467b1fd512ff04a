import { TitledList } from '../../src/titled-list.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'titled-list',
  status: 'stable',
  purpose: 'Short points, each with a title and a sentence, in columns under a line.',
  uses: ['Three to eight reasons, properties or services.', 'Steps in their order (`numbered`).'],
  instead: [
    { when: 'The text is long and few read all of it', use: 'accordion' },
    { when: 'Each point has a picture', use: 'product-card' },
    { when: 'They are numbers', use: 'figure' },
  ],
  anatomy: '<TitledList items={[{ title: "…", text: "…" }]} />',
  examples: [
    {
      right: {
        shows: (
          <TitledList
            className="w-full"
            layout="column"
            numbered
            items={[
              { title: 'Measure', text: 'We come to you with a meter.' },
              { title: 'Choose', text: 'Hold samples against your window.' },
            ]}
          />
        ),
        because: 'Numbers where the order matters.',
      },
      wrong: {
        shows: (
          <TitledList
            className="w-full"
            layout="column"
            numbered
            items={[
              { title: 'Quality', text: 'Quality matters to us.' },
              { title: 'Service', text: 'Service, too.' },
            ]}
          />
        ),
        because: 'No order, so no numbers; and titles that anybody could claim.',
      },
    },
  ],
  keyboard: [],
  supply: ['A heading above it, or `level={2}`.'],
  announced: 'A list with its number of points; each title as a heading.',
  content: [
    'Titles of one to three words, all built alike.',
    'One sentence each, of about the same length.',
  ],
  sentences: { 'TitledList.items': 'The points: a title and a text each.' },
}
