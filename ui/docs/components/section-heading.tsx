import { Link } from '../../src/link.tsx'
import { SectionHeading } from '../../src/section-heading.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'section-heading',
  status: 'stable',
  purpose:
    'How a `Section` opens: a heading, a line above it, a paragraph below, and a link beside it.',
  uses: ['The first thing in a section.', 'A list with a way to all of its kind, as its child.'],
  instead: [
    { when: 'It is a title by itself', use: 'heading' },
    { when: 'It stands in a card', use: 'card' },
  ],
  anatomy: '<SectionHeading title="…" eyebrow="…" text="…">\n  <Link />\n</SectionHeading>',
  examples: [
    {
      right: {
        shows: (
          <SectionHeading className="mb-0 w-full md:mb-0" level={3} title="Films for cars">
            <Link href="#all" variant="standalone">
              All films
            </Link>
          </SectionHeading>
        ),
        because: 'The way to more stands beside the title.',
      },
      wrong: {
        shows: (
          <SectionHeading
            className="mb-0 w-full md:mb-0"
            level={3}
            eyebrow="Our films"
            title="Films"
            text="Here are our films."
          />
        ),
        because: 'Three lines that say the same word.',
      },
    },
  ],
  keyboard: [],
  supply: ['The `level` that follows from the outline; 2 is the rule.'],
  announced: 'The line above as a paragraph, then the heading with its level.',
  content: ['Leave out the eyebrow and the text unless they add something.'],
  sentences: {
    'SectionHeading.title': 'The heading.',
    'SectionHeading.eyebrow': 'The short line above it: what kind of thing follows.',
    'SectionHeading.text': 'The paragraph below it.',
  },
}
