/** How a menu marks the link to the page one is on: the line says without colour what the colour says. */
const currentPageClasses = [
  'aria-[current=page]:text-accent-strong aria-[current=page]:underline',
  'aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8',
]

export { currentPageClasses }
