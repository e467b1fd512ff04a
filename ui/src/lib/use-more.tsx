'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNear } from '../use-near.ts'

/**
 * How many of a long list are rendered: a hundred at first, and twice as many whenever its end comes into view.
 * @returns the number, and what stands at the end of the list
 */
function useMore(count: number): [many: number, end: ReactNode] {
  const [many, setMany] = useState(100)
  return [many, many < count && <End key={many} onNear={() => setMany(many * 2)} />]
}

function End({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLSpanElement>(null)
  const isNear = useNear(end, { whileSavingData: true })
  useEffect(() => {
    if (isNear) onNear()
  })
  return <span ref={end} aria-hidden="true" className="block h-px" />
}

export { useMore }
