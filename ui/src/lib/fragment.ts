type Click = Pick<MouseEvent, 'target' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The element that a click on a link by fragment leads to, in the same tab. */
function targetOf({ target, button, ctrlKey, metaKey, shiftKey, altKey }: Click) {
  const link = (target as Element).closest('a[href^="#"]:not([target=_blank])')
  const id = link?.getAttribute('href')?.slice(1)
  if (!link || !id || button || ctrlKey || metaKey || shiftKey || altKey) return null
  const root = link.getRootNode() as Document | ShadowRoot
  return root.getElementById(id) ?? root.getElementById(decoded(id))
}

/** An id may have a per cent sign that encodes nothing. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** Scrolls to an element, and goes on from there by Tab, as the browser does for a link by fragment. */
function goTo(target: HTMLElement) {
  target.scrollIntoView?.()
  target.focus()
  if (target.matches(':focus')) return
  target.tabIndex = -1
  target.focus()
}

/** Whether the browser or a router takes a link by fragment for one to another page: by `<base>`, or by a hash as the path. */
function isMisled({ baseURI, location }: Document): boolean {
  return baseURI.split('#')[0] !== location.href.split('#')[0] || /^#!?\//.test(location.hash)
}

export { goTo, isMisled, targetOf }
