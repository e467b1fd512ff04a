import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['tick box', 'checklist', 'consent'],
  uses: [
    'Several answers to one question, inside a `FieldSet`.',
    'Consent, which has to be given before sending.',
  ],
  instead: {
    'radio-group': 'Only one answer can be true',
    'native-select': 'There are more than about eight answers',
  },
  keyboard: {
    Tab: 'Moves to the next checkbox.',
    Space: 'Checks it, or takes the check away.',
  },
  supply: [
    'The text as children: it is the label, and all of it can be pressed.',
    'The question as the `label` of the `FieldSet`.',
    '`required` where it has to be checked; the message then appears in the group.',
  ],
  announced: 'The question once, then each text with "checkbox, checked" or "not checked".',
  content: [
    'A statement of up to twelve words, not a question.',
    'Never checked beforehand where it is a consent.',
  ],
}
