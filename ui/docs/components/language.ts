import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: [
    'translation',
    'internationalization',
    'i18n',
    'locale',
    'time zone',
    'direction provider',
    'words provider',
  ],
  uses: [
    'Once around an app, so that words, numbers, dates, orders and messages are of one language.',
    'Around a part of a page in another language.',
  ],
  instead: {
    pagination: 'One text of one component differs: use its prop, as of',
  },
  avoid: ['A page in German whose buttons a screen reader calls "Next page", with a German voice.'],
  supply: [
    'The `lang` and the `dir` of the document, which stand on `html`.',
    'Where a server renders times, a `timeZone`: until a page is hydrated it is UTC.',
    'A client module for words of your own: they hold functions.',
  ],
  announced: 'What its words say, by the voice of its `lang`.',
  content: ['Whole sentences with their numbers, as functions: languages order words differently.'],
}
