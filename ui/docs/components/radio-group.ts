import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['radio buttons', 'single choice', 'segmented control', 'option list'],
  uses: [
    'Two to five answers of which one is true.',
    'Answers that should be read before choosing.',
  ],
  instead: {
    checkbox: 'Several may be true',
    'native-select': 'There are more than about five',
    tabs: 'It switches what is shown',
  },
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
    'Answers of one to four words, of the same kind and about the same length.',
    'An "other" only where it is handled.',
  ],
  sentences: {
    'RadioGroup.value': 'The chosen answer, for an app that keeps it.',
    'RadioGroupItem.value': 'What the answer is called.',
    'RadioGroup.defaultValue': 'The answer that is chosen at first.',
  },
}
