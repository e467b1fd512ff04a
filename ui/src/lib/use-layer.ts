'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type Ref, type RefCallback, useCallback, useRef } from 'react'
import { composeHandlers } from './compose-handlers.ts'

interface LayerProps {
  ref?: Ref<HTMLDivElement> | undefined
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined
  onInteractOutside?: ((event: CustomEvent) => void) | undefined
}

/** The layers that are open, in the order of opening. */
const layers: Element[] = []

const topmostLayer = () => layers.at(-1)

/**
 * The props of Radix's content of a layer. A click beside several layers closes the topmost alone: Radix would close all
 * of them. The Escape with which an input method is left closes none.
 */
function useLayer<Props extends LayerProps>(props: Props) {
  const isSpared = useRef(false)
  const stack = useCallback((content: Element | null) => {
    if (!content) return
    layers.push(content)
    // Recorded before any layer closes: the focus that the click moves afterwards must not close the next one.
    const onPointerDown = () => {
      isSpared.current = topmostLayer() !== content
    }
    const onKeyDown = () => {
      isSpared.current = false
    }
    // A click in a frame of the page is none of the page, and moves the focus without an event.
    const onBlur = () => {
      const { activeElement } = ownerDocument
      if (!activeElement?.matches('iframe') || content.contains(activeElement)) return
      onPointerDown()
      activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    }
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    const { ownerDocument } = content
    ownerDocument.addEventListener('pointerdown', onPointerDown, options)
    ownerDocument.addEventListener('keydown', onKeyDown, options)
    ownerDocument.defaultView?.addEventListener('blur', onBlur, { signal: controller.signal })
    return () => {
      controller.abort()
      layers.splice(layers.indexOf(content), 1)
    }
  }, [])
  // Declared, because the emitted declarations cannot name the inferred type.
  const ref: RefCallback<HTMLDivElement> = useComposedRefs(stack, props.ref)
  return {
    ...props,
    ref,
    onEscapeKeyDown: composeHandlers(props.onEscapeKeyDown, (event) => {
      if (isComposing(event)) event.preventDefault()
    }),
    onInteractOutside: composeHandlers(props.onInteractOutside, (event) => {
      if (isSpared.current) event.preventDefault()
    }),
  }
}

/** Whether a key is an input method's. Safari ends the composition before the key that ends it. */
const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229

export { isComposing, topmostLayer, useLayer }
