import { SpectrumStrip } from '../../../src/film/spectrum-strip.tsx'
import type { Guide } from '../../page/guide.ts'

export const guide: Guide = {
  module: 'film/spectrum-strip',
  status: 'stable',
  purpose: 'How much of ultraviolet, visible and infrared light a film lets through, on one axis.',
  uses: [
    'The head of a film’s page, with its values (`md`).',
    'Cards and table cells, as the bar alone (`sm`).',
  ],
  instead: [
    { when: 'One value matters', use: 'figure' },
    { when: 'Several films are compared', use: 'comparison-table' },
    { when: 'It shows the tone of the glass', use: 'film/swatch' },
  ],
  anatomy: '<SpectrumStrip uv={1} visible={30} infrared={4} />',
  examples: [
    {
      right: {
        shows: <SpectrumStrip uv={1} visible={30} infrared={4} />,
        because: 'What is let through, in per cent of each band.',
      },
      wrong: {
        shows: <SpectrumStrip uv={99} visible={70} infrared={96} />,
        because:
          'The rejected parts, UVR and IRR: the strip would show a film that lets everything in.',
      },
    },
  ],
  keyboard: [],
  supply: [
    '`label` and `names` in the language of the page.',
    'What the numbers were measured on, beside it.',
  ],
  announced: 'A figure with its label, then each band with its percentage, in either size.',
  content: ['Whole per cents.', 'For "less than 1" say 1 and explain it in a footnote.'],
  sentences: {
    'SpectrumStrip.visible': 'Per cent of visible light let through, 0 to 100.',
    'SpectrumStrip.infrared': 'Per cent of infrared let through, 0 to 100.',
  },
}
