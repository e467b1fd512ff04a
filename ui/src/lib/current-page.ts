/** Marks the link to the current page in a menu, by color and by an underline. */
const currentPageClasses = [
  'aria-[current=page]:text-dp-accent-strong aria-[current=page]:underline',
  'aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8',
]

export { currentPageClasses }
