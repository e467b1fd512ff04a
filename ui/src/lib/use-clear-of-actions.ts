'use client'

import { useEffect } from 'react'

/** What people press in a layer, or for what they have selected. Toasts never cover it. */
const actions = [
  '[data-slot=data-table-selection-bar]',
  '[data-slot$=-content] :is([data-slot$=-footer], [data-slot$=-close], [type=submit])',
].join()

/**
 * Tells what lies along the lower edge of the viewport how far it has to rise above the actions that it would cover, as
 * `--dp-rise`, and how high it may grow below others, as `--dp-growth`.
 * @param box what lies there; null while it covers nothing
 */
function useClearOfActions(box: HTMLElement | null) {
  useEffect(() => {
    const document = box?.ownerDocument
    const view = document?.defaultView
    if (!box || !document || !view) return
    const measure = () => {
      const { rise, growth } = roomIn(box, document.documentElement.clientHeight)
      box.style.setProperty('--dp-rise', `${rise}px`)
      box.style.setProperty('--dp-growth', `${growth}px`)
    }
    let frame = 0
    const measureSoon = () => {
      view.cancelAnimationFrame(frame)
      frame = view.requestAnimationFrame(measure)
    }
    const changes = new MutationObserver(measureSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    const sizes =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measureSoon)
    sizes?.observe(document.body)
    const controller = new AbortController()
    const options = { capture: true, passive: true, signal: controller.signal }
    for (const event of ['scroll', 'transitionend']) {
      document.addEventListener(event, measureSoon, options)
    }
    view.addEventListener('resize', measureSoon, options)
    measure()
    return () => {
      view.cancelAnimationFrame(frame)
      changes.disconnect()
      sizes?.disconnect()
      controller.abort()
    }
  }, [box])
}

/** The room above the actions in the lower half of the viewport, and below those in the upper one. */
function roomIn(box: HTMLElement, height: number) {
  const { left, right } = box.getBoundingClientRect()
  const places = [...(box.getRootNode() as ParentNode).querySelectorAll(actions)]
    .filter((element) => !box.contains(element) && element.checkVisibility?.() !== false)
    .map((element) => element.getBoundingClientRect())
    .filter((place) => place.left < right && place.right > left)
    .filter(({ top, bottom }) => bottom > Math.max(top, 0) && top < height)
    .sort((one, other) => other.top - one.top)
  let rise = 0
  let ceiling = 0
  for (const { top, bottom } of places) {
    const isCovered = bottom > height - rise - box.scrollHeight
    if (isCovered && top > height / 2) rise = Math.max(rise, height - top)
    else ceiling = Math.max(ceiling, bottom > height / 2 ? 0 : bottom)
  }
  return { rise, growth: Math.max(0, height - rise - ceiling) }
}

export { useClearOfActions }
