import { Checkbox, FieldSet } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: [
    'Several answers to one question, inside a `FieldSet`.',
    'Consent, which has to be given before sending.',
  ],
  instead: {
    'radio-group': 'Only one answer can be true',
    'native-select': 'There are more than about eight answers',
  },
  anatomy: '<FieldSet>\n  <Checkbox />\n</FieldSet>',
  examples: (
    <>
      <Do because="Each text says what a tick means.">
        <FieldSet name="right-news" label="Write to me about">
          <Checkbox value="films" defaultChecked>
            New films
          </Checkbox>
          <Checkbox value="dealers">Dealers near me</Checkbox>
        </FieldSet>
      </Do>
      <DoNot because="A tick that means no, and one that could mean either.">
        <FieldSet name="wrong-news" label="Write to me about">
          <Checkbox value="films">Do not send news about films</Checkbox>
          <Checkbox value="dealers">Dealers: yes or no</Checkbox>
        </FieldSet>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Moves to the next checkbox.',
    Space: 'Ticks it, or takes the tick away.',
  },
  supply: [
    'The text as children: it is the label, and all of it can be pressed.',
    'The question as the `label` of the `FieldSet`.',
    '`required` where it has to be ticked; the message of the browser then appears in the group.',
  ],
  announced: 'The question once, then each text with "checkbox, checked" or "not checked".',
  content: ['A statement, not a question.', 'Never ticked beforehand where it is a consent.'],
}
