/** What is current in a list. */
const current =
  ':is([aria-current]:not([aria-current=false]), [aria-selected=true], [role=menuitemradio][aria-checked=true])'

/** The place at which an element is in the middle of what scrolls it, unless all of it is in view. */
function placeIn(from: number, to: number, start: number, end: number): number {
  return start < from || end > to ? (start + end - from - to) / 2 : 0
}

/**
 * A ref of a box that scrolls: what is current in it is in view at first, when that changes, and when the size of the box
 * does. Only the box scrolls, not the page.
 */
function keepCurrentInView(box: HTMLElement | null) {
  if (!box) return
  let latest: Element | null = null
  const show = () => {
    latest = box.querySelector(current)
    const one = latest?.getBoundingClientRect()
    if (!one) return
    const { left, right, top, bottom, width } = box.getBoundingClientRect()
    // What opens may still grow, and a page may be shown smaller as a whole.
    const scale = width / box.offsetWidth || 1
    box.scrollLeft += placeIn(left, right, one.left, one.right) / scale
    box.scrollTop += placeIn(top, bottom, one.top, one.bottom) / scale
  }
  show()
  // Of what comes and goes only the current one matters: a visitor may have scrolled away from it.
  const changes = new MutationObserver((records) => {
    const isMarked = records.some(({ type }) => type === 'attributes')
    if (isMarked || box.querySelector(current) !== latest) show()
  })
  changes.observe(box, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-current', 'aria-selected', 'aria-checked'],
  })
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(show)
  sizes?.observe(box)
  return () => {
    changes.disconnect()
    sizes?.disconnect()
  }
}

export { keepCurrentInView }
