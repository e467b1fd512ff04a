'use client'

import { type RefObject, useCallback, useEffect, useState } from 'react'
// Imported with the view, because Chromium up to 155 never retries a dynamic import that failed.
import { type Compositor, createCompositor } from './compositor.ts'
import type { LightScene } from './light.ts'

interface Loading {
  /** Set once the layers have loaded, until the GPU loses them. */
  readonly compositor?: Compositor | undefined
  /** Either the layers failed to load, and a retry may help, or this browser cannot draw them. */
  readonly failed?: 'loading' | 'drawing' | undefined
}

/**
 * Loads the layers of a scene once they are wanted, and draws them. Layers that did not arrive are requested again once
 * the browser is back online.
 * @returns the state of the layers, and a function that requests them again at once
 */
function useCompositor(
  ref: RefObject<HTMLCanvasElement | null>,
  scene: LightScene,
  wanted: boolean,
): Loading & { readonly retry: () => void } {
  const [state, setState] = useState<Loading>({})
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((before) => before + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts over
  useEffect(() => {
    const canvas = ref.current
    if (!wanted || !canvas) return
    const controller = new AbortController()
    const { signal } = controller
    let made: Compositor | undefined

    async function load(canvas: HTMLCanvasElement) {
      try {
        made = await createCompositor(canvas, scene, chooseWidth(canvas, scene), signal)
        if (signal.aborted) made.dispose()
        else setState({ compositor: made })
      } catch (cause) {
        if (signal.aborted) return
        console.warn(cause)
        if (isUnsupported(cause)) return setState({ failed: 'drawing' })
        addEventListener('online', retry, { signal })
        setState({ failed: 'loading' })
      }
    }

    const lose = (event: Event) => {
      // Without preventDefault the browser does not restore the context.
      event.preventDefault()
      setState({})
    }
    canvas.addEventListener('webglcontextlost', lose, { signal })
    // A restored context has lost the layers.
    canvas.addEventListener('webglcontextrestored', retry, { signal })
    load(canvas)
    return () => {
      controller.abort()
      made?.dispose()
      setState({})
    }
  }, [ref, scene, wanted, attempt, retry])

  return { ...state, retry }
}

const isUnsupported = (cause: unknown) =>
  cause instanceof DOMException && cause.name === 'NotSupportedError'

/** In CSS px: as wide as a view is on the widest phones, with the page's margins. */
const PHONE = 384

/**
 * The narrowest layers that fill the canvas, with two pixels for each CSS px at most. On a phone one is enough: its
 * layers have about two, and with three they would weigh three times as much and look the same.
 */
function chooseWidth(canvas: HTMLCanvasElement, { layers: [layer] }: LightScene): number {
  const { clientWidth } = canvas
  const density = clientWidth > PHONE ? Math.min(devicePixelRatio, 2) : 1
  const widths = Object.keys(layer?.source ?? {})
    .map(Number)
    .sort((a, b) => a - b)
  return widths.find((width) => width >= clientWidth * density) ?? widths.at(-1) ?? 0
}

export { useCompositor }
