import { Language, Pagination } from '@duskpane/ui'
import { german } from '@duskpane/ui/words/de'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'new',
  uses: [
    'Once around an app, so that words, numbers, dates, orders and messages are of one language.',
    'Around a part of a page in another language.',
  ],
  instead: {
    pagination: 'One text of one component differs: use its prop, as of',
  },
  anatomy: '<Language locale="de" timeZone="Europe/Berlin" words={german}>\n  <App />\n</Language>',
  examples: (
    <>
      <Do because="With the words that the package brings. In a table of your own `satisfies Words` names what is missing.">
        <Language locale="de" words={german}>
          <Pagination defaultPage={2} pageCount={4} />
        </Language>
      </Do>
      <DoNot because='A German page whose buttons a screen reader calls "Next page", with a German voice.'>
        <div lang="de">
          <Pagination defaultPage={2} pageCount={4} />
        </div>
      </DoNot>
    </>
  ),
  supply: [
    'The `lang` and the `dir` of the document, which stand on `html`.',
    'Where a server renders times, a `timeZone`: until a page is hydrated it is UTC.',
    'A client module for words of your own: they hold functions.',
  ],
  announced: 'What its words say, by the voice of its `lang`.',
  content: ['Whole sentences with their numbers, as functions: languages order words differently.'],
}
