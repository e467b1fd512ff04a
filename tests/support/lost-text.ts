import type { Page } from '@playwright/test'

/**
 * The lost text of a page: texts cut off by a box that does not scroll, and how far the page overflows sideways. Texts
 * for screen readers only are hidden on purpose and do not count.
 */
export async function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const lost = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()

    const look = (box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box)
      const clips = { across: /hidden|clip/.test(overflowX), along: /hidden|clip/.test(overflowY) }
      return { edge: box.getBoundingClientRect(), scrolls: /auto|scroll/.test(overflowX), ...clips }
    }
    /** Most texts are in the same boxes. */
    const looks = new Map<Element, ReturnType<typeof look>>()
    function lookOnce(box: Element) {
      const known = looks.get(box) ?? look(box)
      looks.set(box, known)
      return known
    }

    /** Whether a box that does not scroll, up to the first that does and brings it back, cuts a line. */
    function isCut(parent: Element, lines: readonly DOMRect[]) {
      let found = false
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { edge, scrolls, across, along } = lookOnce(box)
        if (edge.width <= 1 && edge.height <= 1) return false
        if (scrolls) break
        found ||= lines.some(
          ({ left, top, right, bottom }) =>
            (across && (left < edge.left - 1 || right > edge.right + 1)) ||
            // A line's box is taller than its letters.
            (along && (top < edge.top - 3 || bottom > edge.bottom + 3)),
        )
      }
      return found
    }

    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue
      if (parentElement.closest('[inert], option')) continue
      range.selectNodeContents(texts.currentNode)
      if (isCut(parentElement, [...range.getClientRects()])) lost.push(textContent.trim())
    }
    return lost
  })
}
