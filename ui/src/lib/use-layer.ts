'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type Ref, type RefCallback, useCallback, useRef } from 'react'
import { answerForFrame } from './answer-for-frame.ts'
import { composeHandlers } from './compose-handlers.ts'
import { isComposing } from './is-composing.ts'
import { onlyGiven } from './only-given.ts'

interface LayerProps {
  ref?: Ref<HTMLDivElement> | undefined
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined
  onInteractOutside?: ((event: CustomEvent) => void) | undefined
}

/** The layers that are open, in the order of opening. */
const layers: Element[] = []

const topmostLayer = (document: Document) =>
  layers.findLast(({ ownerDocument }) => ownerDocument === document)

/**
 * The props of Radix's content of a layer. A click beside several layers closes the topmost alone: Radix would close all
 * of them. The Escape with which an input method is left closes none.
 */
function useLayer<Props extends LayerProps>(props: Props) {
  const isSpared = useRef(false)
  const stack = useCallback((content: Element | null) => {
    if (!content) return
    layers.push(content)
    let isPressed = false
    // Recorded before any layer closes: the focus that the click moves afterwards must not close the next one.
    const onPointerDown = () => {
      isPressed = true
      isSpared.current = topmostLayer(ownerDocument) !== content
    }
    const onKeyDown = () => {
      isSpared.current = false
    }
    // A click in a frame of the page is none of the page, and moves the focus without an event.
    const onBlur = () => {
      const { activeElement } = ownerDocument
      if (!activeElement?.matches('iframe') || content.contains(activeElement)) return
      onPointerDown()
      pressBeside(content)
    }
    // Radix overlooks a click on what was made in another window, such as a frame.
    const onClick = ({ target }: MouseEvent) => {
      if (isPressed && !isSpared.current && !(target instanceof Node)) pressBeside(content)
      isPressed = false
    }
    const controller = new AbortController()
    const { signal } = controller
    const options = { capture: true, signal }
    const { ownerDocument } = content
    ownerDocument.addEventListener('pointerdown', onPointerDown, options)
    ownerDocument.addEventListener('keydown', onKeyDown, options)
    ownerDocument.defaultView?.addEventListener('blur', onBlur, { signal })
    ownerDocument.defaultView?.addEventListener('click', onClick, { signal })
    return () => {
      controller.abort()
      layers.splice(layers.indexOf(content), 1)
    }
  }, [])
  // Declared, because the emitted declarations cannot name the inferred type.
  const ref: RefCallback<HTMLDivElement> = useComposedRefs(stack, answerForFrame, props.ref)
  return {
    ...onlyGiven(props),
    ref,
    onEscapeKeyDown: composeHandlers(props.onEscapeKeyDown, (event) => {
      if (isComposing(event)) event.preventDefault()
    }),
    onInteractOutside: composeHandlers(props.onInteractOutside, (event) => {
      if (isSpared.current) event.preventDefault()
    }),
  }
}

/** Says that what is around a layer was pressed, by the middle button: for the first one Radix would wait until the click. */
const pressBeside = (content: Element) =>
  content.parentElement?.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, button: 1 }),
  )

export { topmostLayer, useLayer }
