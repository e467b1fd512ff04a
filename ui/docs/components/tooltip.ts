import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['hint', 'hover text', 'title', 'info bubble'],
  purpose:
    'A few words on a control that one can point at or focus. A touch does not open it, so nothing may depend on it.',
  uses: ['The name of an icon button, for those who see.', 'The keys that do the same.'],
  instead: {
    field: 'Everybody has to read it',
    popover: 'It holds links or controls',
    toast: 'It is news',
  },
  avoid: ['A rule: it is invisible on a phone. Use a `hint`.'],
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
