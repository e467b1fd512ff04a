import { Field } from '../../src/field.tsx'
import { Icon } from '../../src/icon.tsx'
import { IconButton } from '../../src/icon-button.tsx'
import { Input } from '../../src/input.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'tooltip',
  status: 'new',
  purpose:
    'A few words on a control that one can point at or focus. A touch does not open it, so nothing may depend on it.',
  uses: ['The name of an icon button, for those who see.', 'The keys that do the same.'],
  instead: [
    { when: 'Everybody has to read it', use: 'field' },
    { when: 'It holds links or controls', use: 'popover' },
    { when: 'It is news', use: 'toast' },
  ],
  anatomy:
    '<TooltipProvider>\n  <Tooltip>\n    <TooltipTrigger />\n    <TooltipContent />\n  </Tooltip>\n</TooltipProvider>',
  examples: [
    {
      right: {
        shows: (
          <IconButton aria-label="Print">
            <Icon name="arrow-up" />
          </IconButton>
        ),
        because: 'The button has its name without the tooltip.',
      },
      wrong: {
        shows: (
          <Field name="wrong-tip" label="Password">
            <Input type="password" title="At least 12 characters" />
          </Field>
        ),
        because: 'A rule that nobody sees on a phone. Use a `hint`.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Shows it as soon as its control has the focus, and hides it after.' },
    { keys: 'Escape', does: 'Hides it; the focus stays.' },
  ],
  supply: [
    'An `aria-label` on an icon button: the tooltip describes it and does not name it.',
    'Nothing inside that can be pressed: it cannot be reached.',
  ],
  announced: 'The words, after the name of the control.',
  content: ['Up to eight words, without a full stop.'],
  sentences: {
    'TooltipContent.aria-label': 'What a screen reader says instead of the text.',
  },
}
