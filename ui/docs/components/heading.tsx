import { Eyebrow, Heading, Lead } from '../../src/heading.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'heading',
  status: 'stable',
  purpose:
    'A heading whose `level` is its place in the outline and whose `size` is only its look; `Eyebrow` stands above, `Lead` below it.',
  uses: [
    'The title of a page, a section or a part of it.',
    'Large type in a hero, with `size="5xl"`.',
  ],
  instead: [
    { when: 'It opens a section, with a text below', use: 'section-heading' },
    { when: 'It is the title of a card', use: 'card' },
    { when: 'It is the name of a table or a field', use: 'field' },
  ],
  anatomy: '<Eyebrow />\n<Heading level={2} />\n<Lead />',
  examples: [
    {
      right: {
        shows: (
          <div className="grid gap-2">
            <Eyebrow>Ceramic</Eyebrow>
            <Heading level={3}>The view stays</Heading>
            <Lead>The heat does not.</Lead>
          </div>
        ),
        because: 'The level follows the outline, the size the design.',
      },
      wrong: {
        shows: (
          <div className="grid gap-2">
            <Heading level={4} size="3xl">
              The view stays
            </Heading>
            <Heading level={4} size="lg">
              The heat does not.
            </Heading>
          </div>
        ),
        because: 'A subtitle is no heading: the outline gets a section without content.',
      },
    },
  ],
  keyboard: [],
  supply: [
    'One `level={1}` on each page, and no level left out.',
    'An `Eyebrow asChild` around an `h1` where the small line is the real title.',
  ],
  announced: 'The text, "heading" and its level. An eyebrow and a lead are plain paragraphs.',
  content: [
    'What the section says, not what it is called: "It blocks heat", not "Benefits".',
    'Sentence case, no full stop after one clause.',
  ],
  sentences: { 'Heading.size': 'The look, where it is not that of the level.' },
}
