import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['icon name', 'icon set'],
  uses: [
    'Where the name of an icon stands in data.',
    'To try something out without a second package.',
  ],
  instead: {
    icon: 'It is known in the source: what is not used is not bundled',
  },
  avoid: ['One or two icons in an app: all that have a name are bundled.'],
  supply: ['A `label` only where no word beside it says the same.'],
  announced: 'Nothing, or with a `label` that label and "image".',
  content: [
    'A label says what it means: "Call us", not "Telephone".',
    'One icon means one thing in the whole product.',
  ],
  sentences: { 'NamedIcon.name': 'Which icon; see the gallery under Foundations.' },
}
