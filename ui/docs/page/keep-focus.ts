/**
 * What is played focuses what it uses and scrolls to it, which would take the focus of the page and scroll it too, even
 * from an inert frame: in one, only the document itself sees what has the focus.
 */
function keepFocus() {
  if (!window.frameElement?.hasAttribute('inert')) return
  document.documentElement.inert = true
  Element.prototype.scrollIntoView = () => {}
  let focused: HTMLElement | null = null
  const move = (to: HTMLElement | null) => {
    const from = focused
    if (from === to) return
    focused = to
    from?.dispatchEvent(new FocusEvent('blur', { relatedTarget: to }))
    from?.dispatchEvent(new FocusEvent('focusout', { relatedTarget: to, bubbles: true }))
    to?.dispatchEvent(new FocusEvent('focus', { relatedTarget: from }))
    to?.dispatchEvent(new FocusEvent('focusin', { relatedTarget: from, bubbles: true }))
  }
  Object.defineProperty(document, 'activeElement', {
    get: () => (focused?.isConnected ? focused : document.body),
  })
  HTMLElement.prototype.focus = function focus(this: HTMLElement) {
    move(this)
  }
  HTMLElement.prototype.blur = function blur(this: HTMLElement) {
    if (focused === this) move(null)
  }
}

export { keepFocus }
