/** The look of what can be chosen from a list, with `data-active` where the keys have led. */
const optionClasses = [
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-dp-sm px-3 py-2 wrap-anywhere',
  'hover:bg-dp-text/6 aria-selected:font-semibold data-active:bg-dp-text/8',
  'data-active:outline-3 data-active:-outline-offset-3 data-active:outline-dp-focus',
  'forced-colors:data-active:outline-[Highlight]',
  'aria-disabled:cursor-not-allowed aria-disabled:text-dp-text-muted',
]

/** Scrolls the list of an option to it, and neither a dialog nor the page around. */
function keepInList(option: HTMLElement | null) {
  const list = option?.closest('[role=listbox]')
  if (!option || !list) return
  const { offsetTop: top, offsetHeight: height } = option
  list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + height - list.clientHeight))
}

export { keepInList, optionClasses }
