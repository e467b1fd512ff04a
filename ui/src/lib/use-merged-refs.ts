'use client'

import { type Ref, useCallback } from 'react'

function assign<Target>(ref: Ref<Target> | undefined, target: Target | null) {
  if (typeof ref === 'function') return ref(target)
  if (ref) ref.current = target
}

/** One ref for an element that the component needs as well as the app. */
function useMergedRefs<Target>(own: Ref<Target>, theirs: Ref<Target> | undefined) {
  return useCallback(
    (target: Target | null) => {
      const cleanUps = [own, theirs].map((ref) => [ref, assign(ref, target)] as const)
      return () => {
        for (const [ref, cleanUp] of cleanUps) {
          if (typeof cleanUp === 'function') cleanUp()
          else assign(ref, null)
        }
      }
    },
    [own, theirs],
  )
}

export { useMergedRefs }
