/** What a prop or a function is for wherever it has no sentence of its own. */
const commonSentences: Readonly<Record<string, string>> = {
  badgeVariants: 'The classes of its look, for an element of your own.',
  buttonVariants: 'The classes of its look, for an element of your own.',
  asChild: 'Renders its only child with the look and the behaviour of this part.',
  children: 'What stands inside.',
  dir: 'The reading direction; without it that of the document.',
  forceMount: 'Renders it while it is closed, too, for an animation library to control.',
  deferPointerDownOutside: 'Closes on the end of a press outside instead of its start.',
  defaultOpen: 'Whether it is open at first, where nobody controls it.',
  onCheckedChange: 'Called with whether it is ticked.',
  onValueChange: 'Called with the value after each change.',
  open: 'Whether it is open, for an owner that controls it.',
  onOpenChange: 'Called when it opens or closes, with the new state.',
}

export { commonSentences }
