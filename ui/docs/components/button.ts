import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['call to action', 'CTA', 'submit', 'loading button'],
  uses: [
    'The one action that a section is about (`default`), once in view.',
    'Actions beside it that matter less (`outline`, `ghost`).',
    'An action that cannot be undone (`destructive`), after a question.',
  ],
  instead: {
    link: 'It goes to another page and is one of several',
    'icon-button': 'There is only room for an icon',
    popover: 'It opens a panel of choices',
  },
  keyboard: {
    Tab: 'Moves the focus to the button.',
    'Enter, Space': 'Starts the action. A link by `asChild` follows Enter alone.',
  },
  supply: [
    'A text, or an `aria-label` where the text alone is not enough.',
    'A reason beside a disabled button: it cannot be focused, so a screen reader does not say why. `aria-disabled` keeps it in the tab order.',
    'An `a` or a router’s link inside `asChild`, never a `div`.',
  ],
  announced: 'The text and "button", or "link" with `asChild`.',
  content: [
    'A verb first: "Add to cart", not "Cart".',
    'Three words at most, without a full stop, in sentence case.',
    'While it works, `loading` keeps its words. Only a `FormShell` has others meanwhile, which it announces.',
  ],
  sentences: {
    'Button.variant': 'Its rank: one `default` in view; `destructive` for what cannot be undone.',
    'Button.size': 'Its height: 36, 48 or 56 pixels.',
  },
}
