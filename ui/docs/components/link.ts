import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['anchor', 'hyperlink', 'text link'],
  uses: [
    'Every way to another page or place.',
    'A card that can be pressed as a whole (`stretched`).',
  ],
  instead: {
    button: 'Something happens instead, or it is the one action of the section',
    'skip-link': 'It leads past the menus',
  },
  keyboard: {
    Tab: 'Moves to the link.',
    Enter: 'Follows it.',
  },
  supply: [
    'A text that makes sense by itself.',
    'A positioned ancestor for `stretched`, and only one such link in it.',
    'A word for what is unusual: a file, another language.',
  ],
  announced: 'The text and "link". The arrow is silent.',
  content: ['The name of the place in one to four words: "Care", not "Learn more".'],
  sentences: { 'Link.variant': 'Where it stands: in text, by itself, or in a list of links.' },
}
