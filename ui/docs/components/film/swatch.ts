import type { Guide } from '../../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['tint', 'sample', 'color chip'],
  uses: ['Beside the name of a film in a list or a choice.', 'A row of them, from dark to clear.'],
  instead: {
    'film/spectrum-strip': 'All parts of sunlight matter',
    'film/light-view': 'It shows a room',
  },
  supply: [
    'The name and the figure of the film as text: the swatch is hidden from screen readers.',
  ],
  announced: 'Nothing.',
  content: ['It shows brightness alone, without a tint: say so where films have a color.'],
}
