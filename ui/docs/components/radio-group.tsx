import { FieldSet, RadioGroup, RadioGroupItem } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'new',
  uses: [
    'Two to five answers of which one is true.',
    'Answers that should be read before choosing.',
  ],
  instead: {
    checkbox: 'Several may be true',
    'native-select': 'There are more than about five',
    tabs: 'It switches what is shown',
  },
  anatomy: '<FieldSet>\n  <RadioGroup>\n    <RadioGroupItem />\n  </RadioGroup>\n</FieldSet>',
  examples: (
    <>
      <Do because="Few answers, none of them chosen for the reader.">
        <FieldSet name="right-kind" label="Where does it go?">
          <RadioGroup>
            <RadioGroupItem value="car">A car</RadioGroupItem>
            <RadioGroupItem value="house">A house</RadioGroupItem>
          </RadioGroup>
        </FieldSet>
      </Do>
      <DoNot because="Answers that are no choice, one of them chosen beforehand.">
        <FieldSet name="wrong-kind" label="News?">
          <RadioGroup defaultValue="yes">
            <RadioGroupItem value="yes">Yes</RadioGroupItem>
            <RadioGroupItem value="also">Of course</RadioGroupItem>
          </RadioGroup>
        </FieldSet>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Moves to the chosen answer, or to the first one.',
    '↑, ↓, ←, →': 'Chooses the answer before or after.',
    Space: 'Chooses the answer that has the focus.',
  },
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
