import { Section } from '../../src/section.tsx'
import type { Guide } from '../page/guide.ts'

const inside = 'px-4 text-dp-sm'

export const guide: Guide = {
  module: 'section',
  status: 'stable',
  purpose:
    'A band over the whole width of the page, in the light or the ink theme. Everything inside follows.',
  uses: ['Every new thought of a page.', 'A change of light: `theme="ink"`.'],
  instead: [
    { when: 'It sets the width of the content', use: 'container' },
    { when: 'It is set apart inside a section', use: 'card' },
  ],
  anatomy: '<Section theme="ink">\n  <Container />\n</Section>',
  examples: [
    {
      right: {
        shows: (
          <div className="w-full">
            <Section spacing="none" className="py-4">
              <p className={inside}>What it does</p>
            </Section>
            <Section spacing="none" theme="ink" className="py-4">
              <p className={inside}>See it at dusk</p>
            </Section>
          </div>
        ),
        because: 'A change of theme where the thought changes.',
      },
      wrong: {
        shows: (
          <div className="w-full">
            {['ink', 'light', 'ink', 'light'].map((theme, place) => (
              <Section
                // biome-ignore lint/suspicious/noArrayIndexKey: they do not move
                key={place}
                spacing="none"
                theme={theme as 'ink' | 'light'}
                className="py-1"
              >
                <p className={inside}>A line</p>
              </Section>
            ))}
          </div>
        ),
        because: 'Stripes: where everything changes, nothing stands out.',
      },
    },
  ],
  keyboard: [],
  supply: [
    'A heading inside it.',
    'An `aria-label` or `aria-labelledby` only where it should be a landmark: few sections are.',
  ],
  announced: 'Nothing by itself; "region" and its name where it has one.',
  content: ['One thought each.', 'Neighbors of different length: a page has a rhythm.'],
  sentences: { 'Section.spacing': 'The air above and below the content.' },
}
