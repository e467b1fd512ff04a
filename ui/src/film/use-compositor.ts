'use client'

import { type RefObject, useEffect, useState } from 'react'
import type { Compositor } from './compositor.ts'
import type { LightScene } from './light.ts'

interface Loading {
  /** Once the layers are there, and until the GPU loses them. */
  readonly compositor?: Compositor
  readonly failed?: boolean
}

/** Loads the compositor and the layers of a scene once they are wanted. */
function useCompositor(
  ref: RefObject<HTMLCanvasElement | null>,
  scene: LightScene,
  wanted: boolean,
): Loading {
  const [state, setState] = useState<Loading>({})
  const [restored, setRestored] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a restored context has lost the layers
  useEffect(() => {
    const canvas = ref.current
    if (!wanted || !canvas) return
    const controller = new AbortController()
    const { signal } = controller
    let made: Compositor | undefined

    async function load(canvas: HTMLCanvasElement) {
      try {
        const { createCompositor } = await import('./compositor.ts')
        made = await createCompositor(canvas, scene, chooseWidth(canvas, scene), signal)
        if (signal.aborted) made.dispose()
        else setState({ compositor: made })
      } catch (cause) {
        if (signal.aborted) return
        console.warn(cause)
        setState({ failed: true })
      }
    }

    const lose = (event: Event) => {
      // Without it the context would not be restored.
      event.preventDefault()
      setState({})
    }
    canvas.addEventListener('webglcontextlost', lose, { signal })
    canvas.addEventListener('webglcontextrestored', () => setRestored((n) => n + 1), { signal })
    load(canvas)
    return () => {
      controller.abort()
      made?.dispose()
      setState({})
    }
  }, [ref, scene, wanted, restored])

  return state
}

/**
 * The narrowest layers that fill the canvas in CSS px: with the density of a phone they would weigh
 * three times as much and look the same.
 */
function chooseWidth(canvas: HTMLCanvasElement, { layers: [layer] }: LightScene): number {
  const widths = Object.keys(layer?.source ?? {})
    .map(Number)
    .sort((a, b) => a - b)
  return widths.find((width) => width >= canvas.clientWidth) ?? widths.at(-1) ?? 0
}

export { useCompositor }
