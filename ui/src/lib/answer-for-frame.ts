/** After the tasks in which Radix moves the focus. */
const later = (done: () => void) => setTimeout(() => setTimeout(done))

/** How many answers hold. */
let answers = 0

/**
 * A ref of what Radix moves the focus in. Radix asks the page alone what has the focus, and whether keys are used: while a
 * key is handled in a frame or another window, or the focus moves there, the page answers with what has it there.
 */
function answerForFrame(box: Element | null) {
  if (!box || box.ownerDocument === document) return
  const { ownerDocument } = box
  const answer = (until: (done: () => void) => void) => {
    answers++
    Object.defineProperty(document, 'activeElement', {
      configurable: true,
      get: () => ownerDocument.activeElement,
    })
    until(() => --answers === 0 && Reflect.deleteProperty(document, 'activeElement'))
  }
  const onKeyDown = () => {
    answer(later)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified' }))
  }
  // By `autoFocus`.
  if (box.contains(ownerDocument.activeElement)) answer(later)
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  const view = ownerDocument.defaultView
  view?.addEventListener('keydown', onKeyDown, options)
  view?.addEventListener('click', () => answer(later), options)
  view?.addEventListener('focusin', () => answer(queueMicrotask), options)
  return () => controller.abort()
}

export { answerForFrame }
