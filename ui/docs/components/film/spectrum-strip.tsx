import { SpectrumStrip } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: [
    'The head of a film’s page, with its values (`md`).',
    'Cards and table cells, as the bar alone (`sm`).',
  ],
  instead: {
    figure: 'One value matters',
    'comparison-table': 'Several films are compared',
    'film/swatch': 'It shows the tone of the glass',
  },
  anatomy: '<SpectrumStrip uv={1} visible={30} infrared={4} />',
  examples: (
    <>
      <Do because="What is let through, in per cent of each band.">
        <SpectrumStrip uv={1} visible={30} infrared={4} />
      </Do>
      <DoNot because="The rejected parts, UVR and IRR: the strip would show a film that lets everything in.">
        <SpectrumStrip uv={99} visible={70} infrared={96} />
      </DoNot>
    </>
  ),
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
