import { Figure, FigureGroup } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  purpose:
    'One measured value, set large, with what it means in small type. Several stand in a `FigureGroup`.',
  uses: ['Two to four values that carry the page.', 'The head of a data sheet.'],
  instead: {
    'spec-table': 'There are many values',
    'comparison-table': 'Values of several things are compared',
    badge: 'It is a word, not a number',
  },
  anatomy: '<FigureGroup>\n  <Figure />\n</FigureGroup>',
  examples: (
    <>
      <Do because="The caption spells the letters out.">
        <FigureGroup>
          <Figure value={96} unit="%" label="IRR" caption="Infrared rejected" />
        </FigureGroup>
      </Do>
      <DoNot because="Only those who know the abbreviation learn something.">
        <FigureGroup>
          <Figure value={96} unit="%" label="IRR" />
        </FigureGroup>
      </DoNot>
    </>
  ),
  supply: [
    'A `FigureGroup` around it: a figure is an entry of a description list.',
    'A `label` in words, or a `caption` for its letters.',
  ],
  announced: 'The label, then the value with prefix and unit, then the caption.',
  content: ['Round to what can be measured.', 'Name the source below the group.'],
  sentences: {
    'Figure.value': 'The number, or a text such as "2 to 4".',
    'Figure.label': 'What is measured.',
    'Figure.size': 'How large the value is set.',
  },
}
