import type { Guide } from '../../page/guide.ts'

export const guide: Guide = {
  others: ['film picker', 'window selector'],
  uses: ['Beside a `LightView`, whose light follows the choice.'],
  instead: {
    'native-select': 'One film is chosen for everything',
    'comparison-table': 'The films are compared in numbers',
  },
  avoid: ['Names of the code in place of the windows: "G1".'],
  keyboard: {
    Tab: 'Moves to the next list.',
    '↑, ↓': 'Chooses another film.',
    Space: 'On "As your eyes get used to it": checks it.',
  },
  supply: [
    'A `legend` that asks the question.',
    'What the choice changes, in words, in a caption.',
  ],
  announced: '"Group" and the legend, then each list with its label and film.',
  content: ['Bare glass as the first option: people compare with what they have.'],
  sentences: {
    'WindowGroup.options': 'The films that it can have.',
    'FilmChoice.groups': 'The windows: a name, a label and the films that they can have.',
    'FilmChoice.value': 'The chosen film of each group, for an app that keeps it.',
    'FilmChoice.onValueChange': 'Called with the films of all groups.',
  },
}
