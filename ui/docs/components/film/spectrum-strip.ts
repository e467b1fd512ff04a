import type { Guide } from '../../page/guide.ts'

export const guide: Guide = {
  others: ['light bands', 'UV', 'infrared', 'transmission bar'],
  uses: [
    'The head of a film’s page, with its values (`md`).',
    'Cards and table cells, as the bar alone (`sm`).',
  ],
  instead: {
    figure: 'One value matters',
    'comparison-table': 'Several films are compared',
    'film/swatch': 'It shows the tone of the glass',
  },
  avoid: ['The rejected parts, UVR and IRR: the strip would show a film that lets everything in.'],
  supply: ['What the numbers were measured on, beside it.'],
  announced: 'A figure with its label, then each band with its percentage, in either size.',
  content: ['Whole per cents.', 'For "less than 1" say 1 and explain it in a footnote.'],
  sentences: {
    'SpectrumStrip.visible': 'Per cent of visible light let through, 0 to 100.',
    'SpectrumStrip.infrared': 'Per cent of infrared let through, 0 to 100.',
  },
}
