import { FieldSet } from '../../src/field.tsx'
import { RadioGroup, RadioGroupItem } from '../../src/radio-group.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'radio-group',
  status: 'new',
  purpose: 'One choice of a few, all of them visible, inside a `FieldSet`.',
  uses: [
    'Two to five answers of which one is true.',
    'Answers that should be read before choosing.',
  ],
  instead: [
    { when: 'Several may be true', use: 'checkbox' },
    { when: 'There are more than about five', use: 'native-select' },
    { when: 'It switches what is shown', use: 'tabs' },
  ],
  anatomy: '<FieldSet>\n  <RadioGroup>\n    <RadioGroupItem />\n  </RadioGroup>\n</FieldSet>',
  examples: [
    {
      right: {
        shows: (
          <FieldSet name="right-kind" label="Where does it go?">
            <RadioGroup>
              <RadioGroupItem value="car">A car</RadioGroupItem>
              <RadioGroupItem value="house">A house</RadioGroupItem>
            </RadioGroup>
          </FieldSet>
        ),
        because: 'Few answers, none of them chosen for the reader.',
      },
      wrong: {
        shows: (
          <FieldSet name="wrong-kind" label="News?">
            <RadioGroup defaultValue="yes">
              <RadioGroupItem value="yes">Yes</RadioGroupItem>
              <RadioGroupItem value="also">Of course</RadioGroupItem>
            </RadioGroup>
          </FieldSet>
        ),
        because: 'Answers that are no choice, one of them chosen beforehand.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen answer, or to the first one.' },
    { keys: '↑, ↓, ←, →', does: 'Chooses the answer before or after.' },
    { keys: 'Space', does: 'Chooses the answer that has the focus.' },
  ],
  supply: [
    'The question as the `label` of the `FieldSet`.',
    '`required` where there has to be an answer.',
  ],
  announced:
    'The question, then each answer with "radio button", its state and its place among the others.',
  content: [
    'Answers of the same kind and about the same length.',
    'An "other" only where it is handled.',
  ],
  sentences: {
    'RadioGroup.value': 'The chosen answer, for an owner that keeps it.',
    'RadioGroup.onValueChange': 'Called with the value that was chosen.',
    'RadioGroup.required': 'Whether one has to be chosen.',
    'RadioGroup.disabled': 'Whether none can be chosen.',
    'RadioGroupItem.value': 'What the answer is called.',
    'RadioGroup.defaultValue': 'The answer that is chosen at first.',
  },
}
