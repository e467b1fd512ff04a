'use client'

import { useEffect, useRef, useState } from 'react'
import { useNear } from '../use-near.ts'

/**
 * How many of a long list are rendered: a hundred at first, and twice as many whenever its `ListEnd` comes into view.
 * @returns the number, and what asks for more, if there are more
 */
function useMore(count: number): [many: number, more: (() => void) | undefined] {
  const [many, setMany] = useState(100)
  return [many, many < count ? () => setMany(many * 2) : undefined]
}

/** What stands at the end of the list; of each number another one, by its key. */
function ListEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLSpanElement>(null)
  const isNear = useNear(end, { whileSavingData: true })
  useEffect(() => {
    if (isNear) onNear()
  })
  return <span ref={end} aria-hidden="true" className="block h-px" />
}

export { ListEnd, useMore }
