'use client'

import { type ComponentType, type ReactNode, useRef } from 'react'

interface ThemedPortalProps {
  /** Radix's `Portal` of the component. */
  portal: ComponentType<{ children?: ReactNode }>
  children: ReactNode
}

/** A portal whose content has the theme of the place that it was opened from. */
function ThemedPortal({ portal: Portal, children }: ThemedPortalProps) {
  const place = useRef<HTMLTemplateElement>(null)
  return (
    <>
      <template ref={place} />
      <Portal>
        <div
          className="contents"
          // At each opening, because the page may have changed its theme meanwhile.
          ref={(element) => {
            const themed = place.current?.closest<HTMLElement>('[data-theme]')
            if (element && themed) element.dataset.theme = themed.dataset.theme
          }}
        >
          {children}
        </div>
      </Portal>
    </>
  )
}

export { ThemedPortal }
