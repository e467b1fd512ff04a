import { Pagination } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

const keep = () => {}

export const guide: Guide = {
  status: 'new',
  uses: [
    'Once around an app that is not in English.',
    'Around a part of a page in another language.',
  ],
  instead: {
    pagination: 'One text of one component differs: use its prop, as of',
  },
  anatomy: '<WordsProvider words={…}>\n  <App />\n</WordsProvider>',
  examples: (
    <>
      <Do because="In a table of its own, typed by `Words`: a text that is missing is an error.">
        <Pagination aria-label="Seiten" page={2} pageCount={4} onPageChange={keep} />
      </Do>
      <DoNot because='A German page whose buttons a screen reader calls "Next page", with a German voice.'>
        <div lang="de">
          <Pagination page={2} pageCount={4} onPageChange={keep} />
        </div>
      </DoNot>
    </>
  ),
  supply: [
    'The `lang` of the document, or of the element around it.',
    'A client module for the table: it holds functions.',
  ],
  announced: 'What the table says.',
  content: ['Whole sentences with their numbers, as functions: languages order words differently.'],
  sentences: {
    'WordsProvider.words': 'The texts by component; any part may be left out.',
  },
}
