import { Figure, FigureGroup } from '../../src/figure.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'figure',
  status: 'stable',
  purpose:
    'One measured value, set large, with what it means in small type. Several stand in a `FigureGroup`.',
  uses: ['Two to four values that carry the page.', 'The head of a data sheet.'],
  instead: [
    { when: 'There are many values', use: 'spec-table' },
    { when: 'Values of several things are compared', use: 'comparison-table' },
    { when: 'It is a word, not a number', use: 'badge' },
  ],
  anatomy: '<FigureGroup>\n  <Figure />\n</FigureGroup>',
  examples: [
    {
      right: {
        shows: (
          <FigureGroup>
            <Figure value={96} unit="%" label="IRR" caption="Infrared rejected" />
          </FigureGroup>
        ),
        because: 'The caption spells the letters out.',
      },
      wrong: {
        shows: (
          <FigureGroup>
            <Figure value={96} unit="%" label="IRR" />
          </FigureGroup>
        ),
        because: 'Only those who know the abbreviation learn something.',
      },
    },
    {
      right: {
        shows: (
          <FigureGroup>
            <Figure
              prefix="up to"
              value={81}
              unit="%"
              label="TSER"
              caption="Total solar energy rejected"
            />
          </FigureGroup>
        ),
        because: 'A limit is called a limit (`prefix`).',
      },
      wrong: {
        shows: (
          <FigureGroup>
            <Figure value="81.347" unit="%" label="TSER" caption="Total solar energy rejected" />
          </FigureGroup>
        ),
        because: 'Decimals that no instrument has measured.',
      },
    },
  ],
  keyboard: [],
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
