'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'

const itself = (element: Element) => element
const documentOf = ({ ownerDocument }: Element) => ownerDocument
const windowOf = ({ ownerDocument }: Element) => ownerDocument.defaultView
/** The events of forms do not leave a shadow root. */
const rootOf = (element: Element) => element.getRootNode()

/**
 * Listens to the latest handler's event where an element stands, which need not be the page of this script.
 * @param targetOf what the event is listened to at; the same function each time
 */
function useListener<Of extends Event>(
  place: RefObject<Element | null>,
  targetOf: (element: Element) => EventTarget | null | undefined,
  type: string,
  handle: (event: Of) => void,
  capture = false,
) {
  const onEvent = useEffectEvent(handle)
  useEffect(() => {
    const target = place.current && targetOf(place.current)
    const listen = (event: Event) => onEvent(event as Of)
    // Stubs of media queries have no listeners.
    target?.addEventListener?.(type, listen, capture)
    return () => target?.removeEventListener?.(type, listen, capture)
  }, [place, targetOf, type, capture])
}

export { documentOf, itself, rootOf, useListener, windowOf }
