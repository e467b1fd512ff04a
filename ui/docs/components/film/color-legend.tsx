import { ColorLegend } from '../../../src/film/color-legend.tsx'
import type { Guide } from '../../page/guide.ts'

export const guide: Guide = {
  module: 'film/color-legend',
  status: 'stable',
  purpose:
    'The colours of a map of a quantity and their values. The axis runs left to right in every writing direction.',
  uses: ['Beside a `LightView` whose scene is a map of a quantity.'],
  instead: [
    { when: 'It shows parts of sunlight', use: 'film/spectrum-strip' },
    { when: 'It is one value', use: 'figure' },
  ],
  anatomy: '<ColorLegend label="…" ticks={["0", "500", "1000"]} />',
  examples: [
    {
      right: {
        shows: (
          <ColorLegend className="w-full" label="Irradiance, W/m²" ticks={['0', '500', '1000']} />
        ),
        because: 'Quantity and unit in the label, round numbers as ticks.',
      },
      wrong: {
        shows: <ColorLegend className="w-full" label="Heat" ticks={['cold', 'hot']} />,
        because: 'Without numbers it is a picture, not a map.',
      },
    },
  ],
  keyboard: [],
  supply: ['The values of the map in words, too: colours are silent.', 'The unit in the `label`.'],
  announced: 'The label, then the ticks as a list.',
  content: ['Three to five ticks.'],
}
