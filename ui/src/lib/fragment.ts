import { reveal } from './reveal.ts'

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

/** Opens what hides an element, scrolls there, and goes on by Tab from there, as the browser does for a fragment. */
function goTo(place: HTMLElement) {
  // What opens cannot be scrolled to while it grows; its question can.
  const target = reveal(place)?.querySelector('summary') ?? place
  target.scrollIntoView?.()
  target.focus()
  if (target.matches(':focus')) return
  target.tabIndex = -1
  target.focus()
}

/** Whether the browser or a router takes a link by fragment for one to another page: by `<base>`, or by a hash as the path. */
function isMisled({ baseURI, location, links }: Document): boolean {
  const page = location.href.split('#')[0]
  // The start page may have no hash yet, and only its links tell of the router.
  const routes = [location, ...links].filter(({ hash }) => /^#!?\//.test(hash))
  return baseURI.split('#')[0] !== page || routes.some(({ href }) => href.split('#')[0] === page)
}

export { goTo, isMisled, targetOf }
