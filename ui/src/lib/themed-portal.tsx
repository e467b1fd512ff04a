'use client'

import type { ComponentType, ReactNode } from 'react'
import { useThemeOfPlace } from './use-theme-of-place.ts'

interface ThemedPortalProps {
  /** Radix's `Portal` of the component. */
  portal: ComponentType<{ children?: ReactNode }>
  children: ReactNode
}

/** A portal whose content has the theme of the place that it was opened from. */
function ThemedPortal({ portal: Portal, children }: ThemedPortalProps) {
  const { place, opened } = useThemeOfPlace()
  return (
    <>
      <span ref={place} hidden />
      <Portal>
        <div ref={opened} className="contents">
          {children}
        </div>
      </Portal>
    </>
  )
}

export { ThemedPortal }
