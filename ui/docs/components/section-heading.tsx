import { Link, SectionHeading } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: ['The first thing in a section.', 'A list with a way to all of its kind, as its child.'],
  instead: {
    heading: 'It is a title by itself',
    card: 'It stands in a card',
  },
  anatomy: '<SectionHeading title="…" eyebrow="…" text="…">\n  <Link />\n</SectionHeading>',
  examples: (
    <>
      <Do because="The way to more stands beside the title.">
        <SectionHeading className="mb-0 w-full md:mb-0" level={3} title="Films for cars">
          <Link href="#all" variant="standalone">
            All films
          </Link>
        </SectionHeading>
      </Do>
      <DoNot because="Three lines that say the same word.">
        <SectionHeading
          className="mb-0 w-full md:mb-0"
          level={3}
          eyebrow="Our films"
          title="Films"
          text="Here are our films."
        />
      </DoNot>
    </>
  ),
  supply: ['The `level` that follows from the outline; 2 is the rule.'],
  announced: 'The line above as a paragraph, then the heading with its level.',
  content: ['Leave out the eyebrow and the text unless they add something.'],
  sentences: {
    'SectionHeading.title': 'The heading.',
    'SectionHeading.eyebrow': 'The short line above it: what kind of thing follows.',
    'SectionHeading.text': 'The paragraph below it.',
  },
}
