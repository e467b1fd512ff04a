import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Chunk } from './chunk'

interface Replaced {
  /** Holds the controls that what has come replaces by its own: the focus goes from the ones to the others. */
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
  const replaced = useRef<Controls>(undefined)
  const arrive = useEffectEvent(() => {
    replaced.current = controlsIn(place)
  })

  useEffect(() => {
    if (!wanted) return
    return chunk?.watch((it) => {
      if (it !== 'failed') arrive()
      setSeen({ chunk, it })
    })
  }, [chunk, wanted])

  useLayoutEffect(() => {
    if (!seen || !replaced.current) return
    handOver(replaced.current, controlsIn(place))
    replaced.current = undefined
  }, [place, seen])

  return seen?.chunk === chunk ? seen?.it : undefined
}

interface Controls {
  readonly all: readonly HTMLElement[]
  readonly focused: number
}

function controlsIn(place: Replaced['place']): Controls {
  const all = [
    ...(place?.current?.querySelectorAll<HTMLElement>('a[href], button, input, select') ?? []),
  ]
  return { all, focused: all.indexOf(document.activeElement as HTMLElement) }
}

const nameOf = (control: HTMLElement | undefined) => control?.getAttribute('name')

/**
 * What a visitor checked and focused before is so in the controls at the same place that have the same name; of
 * quite different ones the first choice has the focus, or else what stands where it was.
 */
function handOver({ all, focused }: Controls, to: Controls) {
  for (const [index, control] of all.entries()) {
    const its = to.all[index]
    if (control instanceof HTMLInputElement && its instanceof HTMLInputElement) {
      if (nameOf(control) === nameOf(its)) its.checked = control.checked
    }
  }
  if (focused < 0) return
  const same = to.all[focused]
  const list = to.all.find((control) => control.matches('select, input:checked'))
  const next = nameOf(same) === nameOf(all[focused]) ? same : (list ?? same)
  next?.focus({ preventScroll: true })
}
