'use client'

import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import { cn } from '../lib/cn.ts'
import { matches } from '../lib/matches.ts'
import { useNear } from '../use-near.ts'
import { useWords } from '../words.tsx'
import { type FactorValues, type LightScene, weigh } from './light.ts'
import { useCompositor } from './use-compositor.ts'

const FADE_MS = 200

interface LightViewOwnProps {
  scene: LightScene
  /** A value for every factor of the scene. */
  values: FactorValues
  /** Times the light; `adaptedExposure` is what eyes get used to. */
  exposure?: number | undefined
  /** Loads the layers at once, as after the first touch of a control. */
  active?: boolean | undefined
  /** What the picture shows with these values. */
  label: string
  /** What the still shows, said where it stands for good: in print, forced colors, after a failure. */
  caption: ReactNode
  /** Said when the layers cannot be loaded or drawn. Default: that the picture does not follow. */
  failure?: ReactNode | undefined
  /** Of the button that asks again for layers that did not arrive. Default: "Try again". */
  retryLabel?: ReactNode | undefined
  /** Of the box of still and canvas: larger than the view and with negative margins, it is cropped. */
  pictureClassName?: string | undefined
  /** The finished still, with the alternative text of what it shows; it sets the size. */
  children: ReactNode
}

type LightViewProps = Omit<ComponentProps<'div'>, keyof LightViewOwnProps> & LightViewOwnProps

/**
 * A picture whose light follows `values`: a still, over which a light scene is drawn once the visitor
 * touches a control or comes near. With data saving on only a touch loads it. Without WebGL 2, in
 * forced colors and in print the still remains. Set it in a `figure` whose caption says in words
 * what is chosen.
 */
function LightView({
  scene,
  values,
  exposure = 1,
  active = false,
  label,
  caption,
  failure,
  retryLabel,
  className,
  pictureClassName,
  children,
  ...props
}: LightViewProps) {
  const words = useWords('lightView')
  const canvas = useRef<HTMLCanvasElement>(null)
  const near = useNear(canvas)
  const { compositor, failed, retry } = useCompositor(canvas, scene, active || near)
  const live = compositor !== undefined

  useEffect(() => {
    const fadeMs = matches('(prefers-reduced-motion: reduce)') ? 0 : FADE_MS
    compositor?.show(weigh(scene.layers, values, exposure), fadeMs)
  }, [compositor, scene, values, exposure])

  function askAgain({ currentTarget }: MouseEvent) {
    // The button disappears with the message, so the focus moves to where the picture will be.
    const view = currentTarget.closest<HTMLElement>('[data-slot=light-view]')
    view?.setAttribute('tabindex', '-1')
    view?.focus({ preventScroll: true })
    retry()
  }

  return (
    <div
      data-slot="light-view"
      data-state={live ? 'live' : failed ? 'failed' : 'still'}
      className={className}
      {...props}
    >
      <div className="flow-root overflow-clip rounded-dp-lg">
        <div className={cn('relative', pictureClassName)}>
          <div
            data-slot="light-view-still"
            className={cn(fade, live && 'invisible forced-colors:visible print:visible')}
          >
            {children}
          </div>
          <canvas
            ref={canvas}
            role="img"
            aria-label={label}
            data-slot="light-view-canvas"
            className={cn(
              'absolute inset-0 size-full object-cover forced-colors:hidden print:hidden',
              fade,
              !live && 'invisible opacity-0',
            )}
          />
        </div>
      </div>
      <p
        data-slot="light-view-caption"
        className={cn('mt-2 text-dp-sm', !failed && 'hidden forced-colors:block print:block')}
      >
        {caption}
      </p>
      <p role="status" data-slot="light-view-failure" className="text-dp-sm text-dp-danger">
        {failed && (failure ?? words.failure)}
      </p>
      {failed === 'loading' && (
        <Button variant="outline" size="sm" className="mt-2 print:hidden" onClick={askAgain}>
          {retryLabel ?? words.retryLabel}
        </Button>
      )}
    </div>
  )
}

/** Both stay visible until the canvas has faded in. */
const fade = 'transition-[opacity,visibility] duration-dp-slow motion-reduce:transition-none'

export { LightView, type LightViewProps }
