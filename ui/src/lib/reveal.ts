const closed = 'details:not([open]), [hidden=until-found]'

/**
 * Opens what hides an element: items of an accordion, panels of tabs.
 * @returns the outermost item that was closed
 */
function reveal(element: Element): Element | undefined {
  let outermost: Element | undefined
  for (let part = element.closest(closed); part; part = element.closest(closed)) {
    if (part.localName === 'details') {
      part.setAttribute('open', '')
      outermost = part
    } else part.dispatchEvent(new Event('beforematch', { bubbles: true }))
    part.removeAttribute('hidden')
  }
  return outermost
}

export { reveal }
