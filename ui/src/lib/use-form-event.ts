'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'

/** An element that belongs to a form. */
type OfForm = Element & { readonly form: HTMLFormElement | null }

/** Listens to the form that a control belongs to, whichever that is by then, also inside a shadow root. */
function useFormEvent<Name extends 'formdata' | 'reset' | 'submit'>(
  control: RefObject<OfForm | null>,
  name: Name,
  handle: (event: HTMLElementEventMap[Name]) => void,
) {
  const onEvent = useEffectEvent((event: Event) => {
    if (event.target === control.current?.form) handle(event as HTMLElementEventMap[Name])
  })
  useEffect(() => {
    // None of them leaves a shadow root.
    const root = control.current?.getRootNode()
    const listen = (event: Event) => onEvent(event)
    root?.addEventListener(name, listen)
    return () => root?.removeEventListener(name, listen)
  }, [control, name])
}

export { type OfForm, useFormEvent }
