import { TitledList } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: ['Three to eight reasons, properties or services.', 'Steps in their order (`numbered`).'],
  instead: {
    accordion: 'The text is long and few read all of it',
    'product-card': 'Each point has a picture',
    figure: 'They are numbers',
  },
  anatomy: '<TitledList items={[{ title: "…", text: "…" }]} />',
  examples: (
    <>
      <Do because="Numbers where the order matters.">
        <TitledList
          className="w-full"
          layout="column"
          numbered
          items={[
            { title: 'Measure', text: 'We come to you with a meter.' },
            { title: 'Choose', text: 'Hold samples against your window.' },
          ]}
        />
      </Do>
      <DoNot because="No order, so no numbers; and titles that anybody could claim.">
        <TitledList
          className="w-full"
          layout="column"
          numbered
          items={[
            { title: 'Quality', text: 'Quality matters to us.' },
            { title: 'Service', text: 'Service, too.' },
          ]}
        />
      </DoNot>
    </>
  ),
  supply: ['A heading above it, or `level={2}`.'],
  announced: 'A list with its number of points; each title as a heading.',
  content: [
    'Titles of one to three words, all built alike.',
    'One sentence each, of about the same length.',
  ],
  sentences: { 'TitledList.items': 'The points: a title and a text each.' },
}
