import { useNear } from '@duskpane/ui/use-near'
import { type ComponentType, type ReactElement, use, useRef, useState } from 'react'
import { useChoice, useHydrated } from '../router/use-choice'
import { chunk } from './chunk'
import { PartFailure } from './part-failure'
import { Prerendered } from './prerendered'
import { useChunk } from './use-chunk'

interface LateOptions {
  /** Shown while the chunk loads, on a page that was opened by a link. */
  readonly fallback?: ReactElement
  /** Shown when the chunk does not load. */
  readonly failure?: ReactElement | null
  /** What the chunk waits for on a prerendered page: a visitor near it, a choice in the address, or changed props. */
  readonly until?: 'near' | 'chosen' | 'changed'
  /** The prerendered links work without the chunk, so that its failure is shown only where they are missing. */
  readonly links?: boolean
}

/**
 * Makes a component of a lazy chunk. On a page that was opened by a link the chunk loads at once; on a prerendered one
 * it loads when the visitor is near, the address carries a choice, or its props change. Until then React leaves the
 * prerendered markup as it is: a `Suspense` around it would delay every change of the address until the chunk is here.
 */
export function late<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { fallback, failure = <PartFailure />, until = 'near', links = false }: LateOptions = {},
): ComponentType<Props> {
  const part = chunk(load)

  function Late(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [prerendered] = useState(!useHydrated())
    const [first] = useState(props)
    const near = useNear(place, { whileSavingData: true })
    const changed = (Object.keys(props) as (keyof Props)[]).some((key) => props[key] !== first[key])
    const [chosen] = useChoice()
    const wanted =
      !prerendered ||
      changed ||
      (until !== 'changed' && chosen.size > 0) ||
      (until === 'near' && near)
    const found = useChunk(part, wanted, { place })
    const failed = found === 'failed'
    const Part = (wanted || found ? part.value : undefined)?.default

    if (Part && !prerendered) return <Part {...props} />
    if (Part) {
      return (
        <div key="live" ref={place}>
          <Part {...props} />
        </div>
      )
    }
    const kept = prerendered && !(changed && failed)
    return (
      <>
        {kept ? <Prerendered ref={place} /> : fallback}
        {failed && !(kept && links) && failure}
      </>
    )
  }

  function Whole(props: Props) {
    const { default: Part } = use(part.load())
    return (
      <div>
        <Part {...props} />
      </div>
    )
  }

  return import.meta.env.SSR ? Whole : Late
}
