import { FilmChoice } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../../page/guide.tsx'

const films = [
  { value: 'bare', label: 'Bare glass' },
  { value: '30', label: 'Ceramic 30' },
]

export const guide: Guide = {
  status: 'stable',
  uses: ['Beside a `LightView`, whose light follows the choice.'],
  instead: {
    'native-select': 'One film is chosen for everything',
    'comparison-table': 'The films are compared in numbers',
  },
  anatomy: '<FilmChoice legend="…" groups={…}>\n  <AdaptedEyes />\n</FilmChoice>',
  examples: (
    <>
      <Do because="Windows by the names that people use. One group needs no list for all.">
        <FilmChoice
          className="w-full"
          legend="Which film?"
          groups={[{ name: 'right-front', label: 'Front windows', options: films }]}
        />
      </Do>
      <DoNot because="Names of the code instead of the windows.">
        <FilmChoice
          className="w-full"
          legend="Parameters"
          groups={[
            { name: 'g1', label: 'G1', options: films },
            { name: 'g2', label: 'G2', options: films },
          ]}
        />
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Moves to the next list.',
    '↑, ↓': 'Chooses another film.',
    Space: 'On "As your eyes get used to it": ticks it.',
  },
  supply: [
    'A `legend` that asks the question.',
    '`allLabel` and `mixedLabel` in the language of the page.',
    'What the choice changes, in words, in a caption.',
  ],
  announced: '"Group" and the legend, then each list with its label and film.',
  content: ['Bare glass as the first option: people compare with what they have.'],
  sentences: {
    'FilmChoice.groups': 'The windows: a name, a label and the films that they can have.',
    'FilmChoice.value': 'The chosen film of each group, for an owner that keeps it.',
    'FilmChoice.onValueChange': 'Called with the films of all groups.',
  },
}
