'use client'

import { type ComponentType, type ReactNode, useCallback, useRef } from 'react'

interface ThemedPortalProps {
  /** Radix's `Portal` of the component. */
  portal: ComponentType<{ children?: ReactNode }>
  children: ReactNode
}

/** A portal whose content has the theme of the place that it was opened from, which the portal leaves behind. */
function ThemedPortal({ portal: Portal, children }: ThemedPortalProps) {
  const place = useRef<HTMLSpanElement>(null)
  const setTheme = useCallback((opened: HTMLElement | null) => {
    const around = place.current?.closest<HTMLElement>('[data-theme], .dark')
    if (opened && around) opened.dataset.theme = around.dataset.theme ?? 'ink'
  }, [])
  return (
    <>
      <span ref={place} hidden />
      <Portal>
        <div ref={setTheme} className="contents">
          {children}
        </div>
      </Portal>
    </>
  )
}

export { ThemedPortal }
