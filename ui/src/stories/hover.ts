const style = 'story-hover'

/**
 * Shows an element as it looks under the pointer, which a play function cannot move: whatever the
 * stylesheets say of `:hover` they now also say of this element.
 */
export function hover(element: Element): void {
  if (!document.getElementById(style)) {
    const sheet = document.createElement('style')
    sheet.id = style
    sheet.textContent = [...document.styleSheets]
      .flatMap((existing) => [...existing.cssRules])
      .map((rule) => rule.cssText.replace(/(?<!\\):hover\b/g, '[data-hover]'))
      .filter((rule) => rule.includes('[data-hover]'))
      .join('\n')
    document.head.append(sheet)
  }
  element.setAttribute('data-hover', '')
}
