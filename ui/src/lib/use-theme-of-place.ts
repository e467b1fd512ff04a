'use client'

import { useCallback, useRef } from 'react'

/**
 * Gives what opens in a portal the theme of the place it opens from, which the portal leaves behind.
 * `place` goes on a hidden element in that place, `opened` on each element in the portal.
 */
function useThemeOfPlace() {
  const place = useRef<HTMLSpanElement>(null)
  const opened = useCallback((element: HTMLElement | null) => {
    const around = place.current?.closest<HTMLElement>('[data-theme], .dark')
    if (!element || !around || element.dataset.theme) return
    element.dataset.theme = around.dataset.theme ?? 'ink'
  }, [])
  return { place, opened }
}

export { useThemeOfPlace }
