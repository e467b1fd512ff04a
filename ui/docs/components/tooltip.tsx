import { Field, Icon, IconButton, Input } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'new',
  purpose:
    'A few words on a control that one can point at or focus. A touch does not open it, so nothing may depend on it.',
  uses: ['The name of an icon button, for those who see.', 'The keys that do the same.'],
  instead: {
    field: 'Everybody has to read it',
    popover: 'It holds links or controls',
    toast: 'It is news',
  },
  anatomy:
    '<TooltipProvider>\n  <Tooltip>\n    <TooltipTrigger />\n    <TooltipContent />\n  </Tooltip>\n</TooltipProvider>',
  examples: (
    <>
      <Do because="The button has its name without the tooltip.">
        <IconButton aria-label="Print">
          <Icon name="arrow-up" />
        </IconButton>
      </Do>
      <DoNot because="A rule that nobody sees on a phone. Use a `hint`.">
        <Field name="wrong-tip" label="Password">
          <Input type="password" title="At least 12 characters" />
        </Field>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Shows it as soon as its control has the focus, and hides it after.',
    Escape: 'Hides it; the focus stays.',
  },
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
