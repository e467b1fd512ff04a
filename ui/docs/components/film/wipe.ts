import type { Guide } from '../../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['before and after', 'image comparison', 'curtain', 'split view'],
  uses: [
    'What a film does to a view, once on a page. Film is left of the line in every writing direction.',
    'Around a `LightView`, whose film changes.',
  ],
  instead: {
    'film/light-view': 'The film differs from window to window',
    slider: 'Several pictures that are not of the same place',
  },
  avoid: ['Two pictures from different places: the line moves, and nothing can be compared.'],
  keyboard: {
    'Arrow keys': 'Move the line by one per cent.',
    'Page Up, Page Down': 'Move it by ten.',
    'Home, End': 'Take the film off, put it on.',
  },
  supply: [
    'Two pictures of the same size, each with what it shows as its alternative text.',
    'In words beside it, what the film is.',
  ],
  announced: 'The name of the line, and how much of the picture is filmed, per cent.',
}
