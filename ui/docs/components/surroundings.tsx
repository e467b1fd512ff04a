import { Button, Surroundings } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'new',
  uses: [
    'A part of a page in another theme, with everything that opens from it.',
    'An app that has only a box of a page, where its layers have to stay.',
  ],
  instead: {
    section: 'It is a band of the page in the other theme',
    language: 'It is in another language, or runs in the other direction',
  },
  anatomy: '<Surroundings>\n  <App />\n</Surroundings>',
  examples: (
    <>
      <Do because="What opens from the button is in ink, too.">
        <Surroundings theme="ink">
          <Button>Columns</Button>
        </Surroundings>
      </Do>
      <DoNot because="Around each button: the page says it once, on html.">
        <Surroundings theme="light">
          <Button>Columns</Button>
        </Surroundings>
      </DoNot>
    </>
  ),
  supply: ['Nothing, where `html` has a theme.'],
  announced: 'Nothing.',
  content: ['As everywhere.'],
}
