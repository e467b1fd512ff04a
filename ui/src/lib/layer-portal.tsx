'use client'

import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { FieldContext, FormContext, ofNoForm } from './field-context.ts'
import { SurroundingsContext } from './surroundings-context.ts'

interface LayerPortalProps {
  /** Radix's `Portal` of the component. */
  portal: ComponentType<{
    children?: ReactNode
    container?: Element | DocumentFragment | null | undefined
  }>
  children: ReactNode
}

/**
 * The one way out of the page for everything that opens above it. What opens stands in the container of its
 * surroundings, and has the theme, direction and language of the place that it was opened from, also when they change.
 */
function LayerPortal({ portal: Portal, children }: LayerPortalProps) {
  const place = useRef<HTMLTemplateElement>(null)
  const { container } = use(SurroundingsContext)
  // Only once what it stands in is there, so that layers which come together are stacked in their order. It moves from
  // container to container: React would make what is in it anew, and what is typed there would be lost.
  const [box, setBox] = useState<HTMLElement>()
  useLayoutEffect(() => setBox((box) => box ?? document.createElement('div')), [])
  return (
    <>
      {/* Which is allowed anywhere, also in a table or a list. */}
      <template ref={place} />
      {box && (
        <Portal container={box}>
          <div className="contents">
            <Placed box={box} from={place} container={container} />
            {/* What stands in it belongs to no field and no form around. */}
            <FormContext value={ofNoForm}>
              <FieldContext value={null}>{children}</FieldContext>
            </FormContext>
          </div>
        </Portal>
      )}
    </>
  )
}

interface PlacedProps {
  box: HTMLElement
  /** Where it was opened from. */
  from: RefObject<HTMLElement | null>
  container: Element | ShadowRoot | undefined
}

/** Before what it stands beside is measured and gets the focus, the box of both is where it belongs. */
function Placed({ box, from, container }: PlacedProps) {
  useLayoutEffect(() => {
    let focused: HTMLElement | undefined
    const note = ({ target }: FocusEvent) => {
      focused = target as HTMLElement
    }
    const move = () => {
      // Asked anew each time: what it stands in may have moved, too.
      const into = container ?? containerOf(from.current)
      if (box.parentNode === into) return
      if (box.isConnected && 'moveBefore' in into) into.moveBefore(box, null)
      else into.append(box)
      // Full screen takes the focus from all that is not in it yet.
      if (document.activeElement === document.body) focused?.focus({ preventScroll: true })
    }
    move()
    box.addEventListener('focusin', note)
    document.addEventListener('fullscreenchange', move)
    return () => {
      box.removeEventListener('focusin', note)
      document.removeEventListener('fullscreenchange', move)
    }
  }, [box, from, container])
  useLayoutEffect(() => {
    const { current: place } = from
    if (!place) return
    const copy = () => copySurroundings(place, box)
    const observer = new MutationObserver(copy)
    for (const element of around(place)) {
      observer.observe(element, { attributeFilter: ['class', 'data-theme', 'dir', 'lang'] })
    }
    copy()
    return () => {
      observer.disconnect()
      box.remove()
    }
  }, [box, from])
  return null
}

/** What is above the page around a place; in full screen, where nothing else is seen; its shadow root, or its body. */
function containerOf(place: HTMLElement | null) {
  const root = place?.getRootNode() as Document | ShadowRoot | undefined
  const above = place?.closest<HTMLElement>(':modal, :popover-open')
  const full = above ?? root?.fullscreenElement
  // What shows a content of its own shows nothing in it.
  if (full && !full.matches('video, iframe, canvas')) return full
  return root instanceof ShadowRoot ? root : (place?.ownerDocument ?? document).body
}

/** The elements around one, from the inside out, also those around a shadow root. */
function around(element: Element): HTMLElement[] {
  const root = element.getRootNode()
  const parent = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  return parent ? [parent as HTMLElement, ...around(parent)] : []
}

const isThemed = (element: Element) => element.matches('[data-theme], .dark')

function copySurroundings(from: Element, to: HTMLElement) {
  const themed = around(from).find(isThemed)
  // What it inherits anyway stays as the app has set it: the attribute would bring the tokens of the theme anew.
  if (themed && themed !== around(to).find(isThemed))
    to.dataset.theme = themed.dataset.theme ?? 'ink'
  else delete to.dataset.theme
  to.dir = getComputedStyle(from).direction
  to.lang = around(from).find((element) => element.matches('[lang]'))?.lang ?? ''
}

export { LayerPortal }
