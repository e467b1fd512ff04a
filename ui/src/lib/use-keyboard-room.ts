'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Tells the layer around an element how much of its lower edge a keyboard on the screen covers, as `--dp-keyboard`, and
 * keeps the field that has the focus in view. It is 0 where the page shrinks instead, by `interactive-widget`.
 */
function useKeyboardRoom(inside: RefObject<Element | null>) {
  useEffect(() => {
    const layer = inside.current?.parentElement
    const document = layer?.ownerDocument
    const viewport = document?.defaultView?.visualViewport
    if (!layer || !document || !viewport) return
    const measure = () => {
      const { clientHeight } = document.documentElement
      // Pinch zoom shrinks the viewport as well.
      const covered = clientHeight - viewport.offsetTop - viewport.height * (viewport.scale || 1)
      const before = layer.style.getPropertyValue('--dp-keyboard')
      const now = covered > 1 ? `${Math.round(covered)}px` : ''
      if (now === before) return
      layer.style.setProperty('--dp-keyboard', now)
      const { activeElement } = document
      if (layer.contains(activeElement)) activeElement?.scrollIntoView?.({ block: 'nearest' })
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [inside])
}

export { useKeyboardRoom }
