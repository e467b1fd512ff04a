import { SkipLink } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

const shown = 'static'

export const guide: Guide = {
  status: 'stable',
  uses: ['Once on every page, as the first element of `body`.'],
  instead: {
    link: 'Everybody should see it',
  },
  anatomy: '<SkipLink href="#main">Skip to content</SkipLink>',
  examples: (
    <>
      <Do because="It says where it leads.">
        <SkipLink className={shown} href="#main">
          Skip to content
        </SkipLink>
      </Do>
      <DoNot because="Skip what?">
        <SkipLink className={shown} href="#main">
          Skip
        </SkipLink>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'At the start of a page: shows it.',
    Enter: 'Moves the focus to the content.',
  },
  supply: [
    'An `id` on `main`, and `tabIndex={-1}`, so that it takes the focus.',
    'Nothing focusable before it.',
  ],
  announced: 'The text and "link", as the first thing of the page.',
  content: ['"Skip to content", in the language of the page.'],
}
