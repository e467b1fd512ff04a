'use client'

import { type Ref, type RefObject, useCallback } from 'react'

function assign<Target>(ref: Ref<Target> | undefined, target: Target | null) {
  if (typeof ref === 'function') return ref(target)
  if (ref) ref.current = target
}

/** One ref for an element that the component needs as well as the app. */
function useMergedRefs<Target>(own: RefObject<Target | null>, theirs: Ref<Target> | undefined) {
  return useCallback(
    (target: Target | null) => {
      own.current = target
      const cleanUp = assign(theirs, target)
      return () => {
        own.current = null
        if (typeof cleanUp === 'function') cleanUp()
        else assign(theirs, null)
      }
    },
    [own, theirs],
  )
}

export { useMergedRefs }
