import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Chunk } from './chunk'

interface Replaced {
  /** Holds what the chunk replaces: the focus moves from the old links to the new ones, and what was opened is open. */
  readonly place?: RefObject<HTMLElement | null>
}

/**
 * Loads a chunk once it is wanted; what fails is asked for again once the browser is back online or a visitor
 * asks for it. What has come stays.
 * @returns undefined until it has come, `failed` when it does not
 */
export function useChunk<T>(
  chunk: Chunk<T> | undefined,
  wanted: boolean,
  { place }: Replaced = {},
): T | 'failed' | undefined {
  const [seen, setSeen] = useState<{ readonly chunk: Chunk<T>; readonly it: T | 'failed' }>()
  const focused = useRef(-1)
  const opened = useRef<readonly boolean[]>([])
  const arrive = useEffectEvent(() => {
    focused.current = linksIn(place).indexOf(document.activeElement as HTMLElement)
    opened.current = foldsIn(place).map(({ open }) => open)
  })

  useEffect(() => {
    if (!wanted) return
    return chunk?.watch((it) => {
      if (it !== 'failed') arrive()
      setSeen({ chunk, it })
    })
  }, [chunk, wanted])

  useLayoutEffect(() => {
    if (!seen) return
    for (const [at, fold] of foldsIn(place).entries()) fold.open ||= opened.current[at] === true
    opened.current = []
    linksIn(place)[focused.current]?.focus({ preventScroll: true })
    focused.current = -1
  }, [place, seen])

  return seen?.chunk === chunk ? seen?.it : undefined
}

const linksIn = (place: Replaced['place']) => [
  ...(place?.current?.querySelectorAll<HTMLElement>('a[href], button, summary') ?? []),
]

const foldsIn = (place: Replaced['place']) => [
  ...(place?.current?.querySelectorAll('details') ?? []),
]
