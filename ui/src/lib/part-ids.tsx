'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import {
  createContext,
  type ReactNode,
  type Ref,
  type RefCallback,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

interface PartIds {
  readonly base: string
  /** The ids of the elements that are there, by part; of parts with a usual id only others. */
  readonly noted: Readonly<Record<string, string | undefined>>
  readonly note: (part: string, id: string | undefined, before: string | undefined) => void
}

/**
 * Returns what parts need that refer to each other by ids. An app may give any of them its own, also the child of an
 * `asChild`, so ids are read at the elements.
 */
/* @__NO_SIDE_EFFECTS__ */
function createPartIds() {
  const Context = createContext<PartIds>({ base: '', noted: {}, note: () => {} })

  /** Stands around the parts. */
  function PartIds({ children }: { children?: ReactNode }) {
    const base = useId()
    const [noted, setNoted] = useState<PartIds['noted']>({})
    const note = useCallback<PartIds['note']>((part, id, before) => {
      // Of two elements for one part, such as two titles, the one that goes leaves the other's.
      const isOthers = (noted: PartIds['noted']) => id === undefined && noted[part] !== before
      setNoted((noted) => (isOthers(noted) ? noted : { ...noted, [part]: id }))
    }, [])
    return (
      <Context value={useMemo(() => ({ base, noted, note }), [base, noted, note])}>
        {children}
      </Context>
    )
  }

  /** The id of a part that may not be there. */
  const useIdOf = (part: string) => use(Context).noted[part]

  /** The id of a part that has `useNamed`. */
  function useUsualIdOf(part: string) {
    const { base, noted } = use(Context)
    return noted[part] ?? `${base}-${part}`
  }

  /** A ref for a part to whose id others refer. */
  function useNoted<Part extends Element>(
    part: string,
    ref?: Ref<Part> | undefined,
    usual?: string | undefined,
  ): RefCallback<Part> {
    const { note } = use(Context)
    const own = useId()
    const element = useRef<Part>(null)
    const last = useRef<string>(undefined)
    const read = useCallback(() => {
      const { current } = element
      // The child of an `asChild` takes the id away where it is handed `undefined`.
      if (current && !current.id) current.id = usual ?? own
      const id = current?.id
      const next = id === usual ? undefined : id
      if (next !== last.current) note(part, next, last.current)
      last.current = next
    }, [note, part, usual, own])
    useLayoutEffect(read)
    const attach = useCallback(
      (own: Part | null) => {
        element.current = own
        read()
      },
      [read],
    )
    return useComposedRefs(attach, ref)
  }

  /** Id and ref for a part that others refer to before it is rendered, as on a server. */
  function useNamed<Part extends Element>(part: string, ref?: Ref<Part> | undefined) {
    const id = `${use(Context).base}-${part}`
    return { id, ref: useNoted(part, ref, id) }
  }

  return { PartIds, useIdOf, useUsualIdOf, useNoted, useNamed }
}

export { createPartIds }
