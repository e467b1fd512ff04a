import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['title', 'headline', 'eyebrow', 'kicker', 'lead'],
  purpose:
    'A heading whose `level` is its place in the outline and whose `size` is only its look; `Eyebrow` stands above, `Lead` below it.',
  uses: [
    'The title of a page, a section or a part of it.',
    'Large type in a hero, with `size="5xl"`.',
  ],
  instead: {
    'section-heading': 'It opens a section, with a text below',
    card: 'It is the title of a card',
    field: 'It is the name of a table or a field',
  },
  avoid: ['A subtitle as a heading: the outline gets a section without content. Use `Lead`.'],
  supply: [
    'One `level={1}` on each page, and no level left out.',
    'An `Eyebrow asChild` around an `h1` where the small line is the real title.',
  ],
  announced: 'The text, "heading" and its level. An eyebrow and a lead are plain paragraphs.',
  content: [
    'Up to eight words, so that it takes two lines on a phone.',
    'Sentence case, no full stop after one clause.',
  ],
  sentences: { 'Heading.size': 'The look, where it is not that of the level.' },
}
