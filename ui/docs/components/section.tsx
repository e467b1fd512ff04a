import { Section } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

const inside = 'px-4 text-dp-sm'

export const guide: Guide = {
  status: 'stable',
  uses: ['Every new thought of a page.', 'A change of light: `theme="ink"`.'],
  instead: {
    container: 'It sets the width of the content',
    card: 'It is set apart inside a section',
  },
  anatomy: '<Section theme="ink">\n  <Container />\n</Section>',
  examples: (
    <>
      <Do because="A change of theme where the thought changes.">
        <div className="w-full">
          <Section spacing="none" className="py-4">
            <p className={inside}>What it does</p>
          </Section>
          <Section spacing="none" theme="ink" className="py-4">
            <p className={inside}>See it at dusk</p>
          </Section>
        </div>
      </Do>
      <DoNot because="Stripes: where everything changes, nothing stands out.">
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
      </DoNot>
    </>
  ),
  supply: [
    'A heading inside it.',
    'An `aria-label` or `aria-labelledby` only where it should be a landmark: few sections are.',
  ],
  announced: 'Nothing by itself; "region" and its name where it has one.',
  content: ['One thought each.', 'Neighbors of different length: a page has a rhythm.'],
  sentences: { 'Section.spacing': 'The air above and below the content.' },
}
