/** Returns a ref of what stands in a frame, for events that Radix listens to in the page alone. */
/* @__NO_SIDE_EFFECTS__ */
function tellPage(type: 'pointermove' | 'pointerup') {
  return (element: Element | null) => {
    if (!element || element.ownerDocument === document) return
    const { ownerDocument } = element
    function tell(event: PointerEvent) {
      const copy = new PointerEvent(type, event)
      Object.defineProperty(copy, 'target', { value: event.target })
      document.dispatchEvent(copy)
    }
    ownerDocument.addEventListener(type, tell)
    return () => ownerDocument.removeEventListener(type, tell)
  }
}

export { tellPage }
