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
import { hostOf } from './realm.ts'
import { SurroundingsContext } from './surroundings-context.ts'

interface LayerPortalProps {
  /** The `Portal` of the component's Radix package. */
  portal: ComponentType<{
    children?: ReactNode | undefined
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
  // Created only once its container is there, so that layers that open together stack in order. The box itself moves
  // between containers, because React would recreate its content, and what is typed there would be lost.
  const [box, setBox] = useState<HTMLElement>()
  useLayoutEffect(() => {
    const { ownerDocument } = place.current as Element
    setBox((box) => box ?? ownerDocument.createElement('div'))
  }, [])
  return (
    <>
      {/* This element is allowed anywhere, even in a table or a list. */}
      <template ref={place} />
      {box && (
        <Portal container={box}>
          <div className="contents">
            <Placed box={box} from={place} container={container} />
            {/* The content of a layer belongs to no field or form around its trigger. */}
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
  /** Marks the place that the layer was opened from. */
  from: RefObject<HTMLElement | null>
  container: Element | ShadowRoot | undefined
}

/** The box must be in place before the layer is positioned and gets the focus. */
function Placed({ box, from, container }: PlacedProps) {
  // What React makes in the box is of this page, even for a frame: Radix closes nothing by a click on any other element.
  useState(() => document.adoptNode(box))
  useLayoutEffect(() => {
    let focused: HTMLElement | undefined
    const note = ({ target }: FocusEvent) => {
      focused = target as HTMLElement
    }
    const move = () => {
      // Looked up each time, because the surroundings may have moved, too.
      const into = container ?? containerOf(from.current)
      if (box.parentNode === into) return
      if (box.isConnected && 'moveBefore' in into) into.moveBefore(box, null)
      else into.append(box)
      // Entering full screen takes the focus from elements that are not inside it yet.
      const { activeElement, body } = box.ownerDocument
      if (activeElement === body) focused?.focus({ preventScroll: true })
    }
    move()
    box.addEventListener('focusin', note)
    const document = from.current?.ownerDocument
    document?.addEventListener('fullscreenchange', move)
    return () => {
      box.removeEventListener('focusin', note)
      document?.removeEventListener('fullscreenchange', move)
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

/** The container for a layer: the full-screen element, which hides all else, or the shadow root, or the body. */
function containerOf(place: HTMLElement | null) {
  const root = place?.getRootNode() as Document | ShadowRoot | undefined
  const above = place?.closest<HTMLElement>(':modal, :popover-open')
  const full = above ?? root?.fullscreenElement
  // A replaced element, such as a video, does not render its children.
  if (full && !full.matches('video, iframe, canvas')) return full
  return hostOf(root) ? (root as ShadowRoot) : (place?.ownerDocument ?? document).body
}

/** The ancestors of an element, from the inside out, through shadow roots. */
function around(element: Element): HTMLElement[] {
  const parent = element.parentElement ?? hostOf(element.getRootNode())
  return parent ? [parent as HTMLElement, ...around(parent)] : []
}

const isThemed = (element: Element) => element.matches('[data-theme], .dark')

function copySurroundings(from: Element, to: HTMLElement) {
  const themed = around(from).find(isThemed)
  // Leave out what the box inherits anyway: the attribute would reset tokens that the app has overridden.
  if (themed && themed !== around(to).find(isThemed))
    to.dataset.theme = themed.dataset.theme ?? 'ink'
  else delete to.dataset.theme
  to.dir = getComputedStyle(from).direction
  to.lang = around(from).find((element) => element.matches('[lang]'))?.lang ?? ''
}

export { LayerPortal }
