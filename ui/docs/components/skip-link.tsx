import { SkipLink } from '../../src/skip-link.tsx'
import type { Guide } from '../page/guide.ts'

const shown = 'static'

export const guide: Guide = {
  module: 'skip-link',
  status: 'stable',
  purpose:
    'The first link of a page: out of sight until it has the focus, it leads past the menus to the content.',
  uses: ['Once on every page, as the first element of `body`.'],
  instead: [{ when: 'Everybody should see it', use: 'link' }],
  anatomy: '<SkipLink href="#main">Skip to content</SkipLink>',
  examples: [
    {
      right: {
        shows: (
          <SkipLink className={shown} href="#main">
            Skip to content
          </SkipLink>
        ),
        because: 'It says where it leads.',
      },
      wrong: {
        shows: (
          <SkipLink className={shown} href="#main">
            Skip
          </SkipLink>
        ),
        because: 'Skip what?',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'At the start of a page: shows it.' },
    { keys: 'Enter', does: 'Moves the focus to the content.' },
  ],
  supply: [
    'An `id` on `main`, and `tabIndex={-1}`, so that it takes the focus.',
    'Nothing focusable before it.',
  ],
  announced: 'The text and "link", as the first thing of the page.',
  content: ['"Skip to content", in the language of the page.'],
}
