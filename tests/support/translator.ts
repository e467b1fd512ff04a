import type { Page } from '@playwright/test'

/**
 * Does to pages what the translators of browsers do, but for the translation: each text node is taken out and stands
 * again in two `font` elements, and so does every one that comes or changes.
 */
export async function translatePages(page: Page) {
  await page.addInitScript(translate)
}

/** The same, from now on, for the page that is open. */
export async function translatePage(page: Page) {
  await page.evaluate(translate)
}

function translate() {
  const skipped =
    'font[data-translated], script, style, noscript, template, textarea, svg, [translate="no"]'

  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    outer.dataset.translated = ''
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }
  const replaceIn = (node: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    if (node instanceof Text) texts.push(node)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(replace)
  }
  const start = () => {
    replaceIn(document.body)
    new MutationObserver((mutations) => {
      for (const { type, target, addedNodes } of mutations) {
        if (type === 'characterData') replaceIn(target)
        for (const node of addedNodes) replaceIn(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}
