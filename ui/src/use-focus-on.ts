'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the element that carries the returned ref whenever `cause` changes to something truthy:
 * for a message that replaces the control which had the focus.
 */
function useFocusOn<Target extends HTMLElement>(cause: unknown): RefObject<Target | null> {
  const ref = useRef<Target>(null)
  useEffect(() => {
    if (cause) ref.current?.focus()
  }, [cause])
  return ref
}

export { useFocusOn }
