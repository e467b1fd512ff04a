const style = 'story-hover'

/**
 * Shows an element as hovered, since a play function cannot move the pointer: copies every `:hover`
 * rule of the style sheets for this element.
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
