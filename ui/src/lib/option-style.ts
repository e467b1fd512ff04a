/** The look of what can be chosen from a list, with `data-active` where the keys have led. */
const optionClasses = [
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-dp-sm px-3 py-2 wrap-anywhere',
  'hover:bg-dp-text/6 aria-selected:font-semibold data-active:bg-dp-text/8',
  'data-active:outline-3 data-active:-outline-offset-3 data-active:outline-dp-focus',
  'forced-colors:data-active:outline-[Highlight]',
  'aria-disabled:cursor-not-allowed aria-disabled:text-dp-text-muted',
]

export { optionClasses }
