import { useNear } from '@duskpane/ui/use-near'
import { type ComponentType, type ReactElement, use, useRef, useState } from 'react'
import { useChoice, useHydrated } from '../router/use-choice'
import { chunk } from './chunk'
import { PartFailure } from './part-failure'
import { Prerendered } from './prerendered'
import { useChunk } from './use-chunk'

interface LateOptions {
  /** In its place while its script is on its way, on a page that was opened by a link. */
  readonly fallback?: ReactElement
  /** Said when its script does not come: of a part, unless it says more. */
  readonly failure?: ReactElement | null
  /** Prerendered, what its script waits for: a visitor near it, a choice in the address, or other props. */
  readonly until?: 'near' | 'chosen' | 'changed'
  /** Prerendered, its links lead on without its script: its failure is said only where it is missing. */
  readonly links?: boolean
}

/**
 * A part of a page with a script of its own. In a page that was not prerendered with it, the script comes at
 * once; else when the visitor is near it, the address carries a choice, or its props change. Until then its
 * prerendered markup stays as it is, outside of React: a `Suspense` around it would hold up every change of
 * the address until the script is here.
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
