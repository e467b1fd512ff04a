import type { Page } from '@playwright/test'

/**
 * What a page loses of its texts: those cut off by a box that does not scroll, and how far it
 * stands out sideways. Texts for screen readers alone are hidden on purpose and do not count.
 */
export async function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const lost = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()

    function cutBy(box: Element, { left, top, right, bottom }: DOMRect) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      const across = left < edge.left - 1 || right > edge.right + 1
      // A line's box is taller than its letters.
      const along = top < edge.top - 3 || bottom > edge.bottom + 3
      return (/hidden|clip/.test(overflowX) && across) || (/hidden|clip/.test(overflowY) && along)
    }

    /** The boxes that may cut a text: up to the first that scrolls, which brings it back. */
    function boxesOf(text: Node) {
      const boxes: Element[] = []
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { width, height } = box.getBoundingClientRect()
        if (width <= 1 && height <= 1) return []
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) break
        boxes.push(box)
      }
      return boxes
    }

    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue
      if (parentElement.closest('[inert], option')) continue
      range.selectNodeContents(texts.currentNode)
      const lines = [...range.getClientRects()]
      if (boxesOf(texts.currentNode).some((box) => lines.some((line) => cutBy(box, line)))) {
        lost.push(textContent.trim())
      }
    }
    return lost
  })
}
