import { useNear } from '@duskpane/ui/use-near'
import { type ComponentType, lazy, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { importAgain } from '../import-again'
import { useChoice, useHydrated } from '../router/use-choice'
import { useImport } from './use-import'

interface LateOptions {
  /** In its place while its script is on its way, on a page that was opened by a link. */
  readonly fallback?: ReactNode
  /** Said when its script does not come. */
  readonly failure?: ReactNode
  /** Prerendered, it does nothing that needs a script. */
  readonly inert?: boolean
  /** Prerendered, its links lead on without its script: its failure is said only where it is missing. */
  readonly links?: boolean
}

/**
 * A part of a page with a script of its own. In a page that was not prerendered with it, the script comes at
 * once; else when the visitor is near it or the address carries a choice, or when its props change. Until then
 * its prerendered markup stays as it is, outside of React: a `Suspense` around it would hold up every change of
 * the address until the script is here.
 */
export function late<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { fallback, failure, inert = false, links = false }: LateOptions = {},
): ComponentType<Props> {
  const ask = importAgain(load)
  let Loaded: ComponentType<Props> | undefined
  const loadPart = async () => {
    Loaded = (await ask()).default
    return Loaded
  }

  function Late(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [prerendered] = useState(!useHydrated())
    const [first] = useState(props)
    const near = useNear(place, { whileSavingData: true })
    const changed = (Object.keys(props) as (keyof Props)[]).some((key) => props[key] !== first[key])
    const [chosen] = useChoice()
    const wanted = !prerendered || changed || (!inert && (near || chosen.size > 0))
    const replaced = useRef<Controls>(undefined)
    const part = useImport(loadPart, wanted, () => {
      replaced.current = controlsIn(place.current)
    })
    const failed = part === 'failed'
    // Once there, it stays: the markup that it has replaced is gone.
    const Part = wanted || part ? Loaded : undefined

    useLayoutEffect(() => {
      if (Part && replaced.current) carryOver(replaced.current, controlsIn(place.current))
    }, [Part])

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
        {kept ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves the markup that is there
          <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        ) : (
          fallback
        )}
        {failed && !(kept && links) && failure}
      </>
    )
  }

  const Prerendered = lazy(async () => ({ default: await loadPart() }))

  const PrerenderedPart = (props: Props) => (
    <div>
      <Prerendered {...props} />
    </div>
  )

  return import.meta.env.SSR ? PrerenderedPart : Late
}

interface Controls {
  readonly all: readonly HTMLElement[]
  readonly focused: number
}

function controlsIn(place: HTMLElement | null): Controls {
  const all = [...(place?.querySelectorAll<HTMLElement>('a[href], button, input, select') ?? [])]
  return { all, focused: all.indexOf(document.activeElement as HTMLElement) }
}

/** What a visitor checked and focused in the prerendered markup, in what has replaced it. */
function carryOver(from: Controls, to: Controls) {
  for (const [index, control] of from.all.entries()) {
    const its = to.all[index]
    if (control instanceof HTMLInputElement && its instanceof HTMLInputElement)
      its.checked = control.checked
  }
  to.all[from.focused]?.focus({ preventScroll: true })
}
