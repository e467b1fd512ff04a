import { Link } from '../../src/link.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'link',
  status: 'stable',
  purpose:
    'Goes somewhere: `inline` in running text, `standalone` with an arrow, `quiet` in lists of links.',
  uses: [
    'Every way to another page or place.',
    'A card that can be pressed as a whole (`stretched`).',
  ],
  instead: [
    { when: 'Something happens instead', use: 'button' },
    { when: 'It is the one action of the section', use: 'button' },
    { when: 'It leads past the menus', use: 'skip-link' },
  ],
  anatomy: '<Link href="/films">Films</Link>\n<Link asChild>\n  <RouterLink />\n</Link>',
  examples: [
    {
      right: {
        shows: (
          <p>
            Read <Link href="#care">how to care for film</Link> first.
          </p>
        ),
        because: 'The text of the link says where it leads.',
      },
      wrong: {
        shows: (
          <p>
            For care instructions <Link href="#care">click here</Link>.
          </p>
        ),
        because: 'In a list of links, "click here" leads nowhere.',
      },
    },
    {
      right: {
        shows: (
          <Link href="#dealers" variant="standalone">
            Find a dealer
          </Link>
        ),
        because: 'By itself it has an arrow, so that it is seen to lead on.',
      },
      wrong: {
        shows: (
          <Link href="#dealers" variant="quiet">
            Find a dealer
          </Link>
        ),
        because: 'Quiet and alone, it looks like text.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  supply: [
    'A text that makes sense by itself.',
    'A positioned ancestor for `stretched`, and only one such link in it.',
    'A word for what is unusual: a file, another language.',
  ],
  announced: 'The text and "link". The arrow is silent.',
  content: ['The name of the place: "Care", not "Learn more".'],
  sentences: { 'Link.variant': 'Where it stands: in text, by itself, or in a list of links.' },
}
