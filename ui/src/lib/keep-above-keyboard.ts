/**
 * A ref of a layer. While a keyboard on the screen is open it tells the layer how much of the window is covered below,
 * as `--dp-keyboard`, and how much the browser has scrolled away above, as `--dp-above`, and keeps the field that has the
 * focus in view. Neither is there where the page shrinks instead, by `interactive-widget`.
 */
function keepAboveKeyboard(layer: HTMLElement | null) {
  const document = layer?.ownerDocument
  const viewport = document?.defaultView?.visualViewport
  if (!layer || !document || !viewport) return
  const tell = (name: string, length: number) => {
    const now = length > 1 ? `${Math.round(length)}px` : ''
    const isNew = now !== layer.style.getPropertyValue(name)
    if (isNew) layer.style.setProperty(name, now)
    return isNew
  }
  const measure = () => {
    // Pinch zoom shrinks and moves the viewport as well.
    const taken = document.documentElement.clientHeight - viewport.height * (viewport.scale || 1)
    const above = taken > 1 ? viewport.offsetTop : 0
    const isNew = [tell('--dp-above', above), tell('--dp-keyboard', taken - above)].some(Boolean)
    const { activeElement } = document
    if (isNew && layer.contains(activeElement))
      activeElement?.scrollIntoView?.({ block: 'nearest' })
  }
  measure()
  viewport.addEventListener('resize', measure)
  viewport.addEventListener('scroll', measure)
  return () => {
    viewport.removeEventListener('resize', measure)
    viewport.removeEventListener('scroll', measure)
  }
}

export { keepAboveKeyboard }
