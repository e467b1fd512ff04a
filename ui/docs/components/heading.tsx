import { Eyebrow, Heading, Lead } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  purpose:
    'A heading whose `level` is its place in the outline and whose `size` is only its look; `Eyebrow` stands above, `Lead` below it.',
  uses: [
    'The title of a page, a section or a part of it.',
    'Large type in a hero, with `size="5xl"`.',
  ],
  instead: {
    'section-heading': 'It opens a section, with a text below',
    card: 'It is the title of a card',
    field: 'It is the name of a table or a field',
  },
  anatomy: '<Eyebrow />\n<Heading level={2} />\n<Lead />',
  examples: (
    <>
      <Do because="The level follows the outline, the size the design.">
        <div className="grid gap-2">
          <Eyebrow>Ceramic</Eyebrow>
          <Heading level={3}>The view stays</Heading>
          <Lead>The heat does not.</Lead>
        </div>
      </Do>
      <DoNot because="A subtitle is no heading: the outline gets a section without content.">
        <div className="grid gap-2">
          <Heading level={4} size="3xl">
            The view stays
          </Heading>
          <Heading level={4} size="lg">
            The heat does not.
          </Heading>
        </div>
      </DoNot>
    </>
  ),
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
