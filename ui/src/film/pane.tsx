'use client'

import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react'
import { cn } from '../lib/cn.ts'
import { Picture, type PictureProps } from '../picture.tsx'

/**
 * How dark a black overlay must be to show a film that lets `vlt` per cent of visible light through.
 * The film scales linear light by VLT, display values are its 1/2.2 power, and an overlay of
 * opacity a scales those values by 1 - a; hence a = 1 - (VLT / 100)^(1 / 2.2).
 */
function filmOpacity(vlt: number): number {
  return 1 - (vlt / 100) ** (1 / 2.2)
}

interface PaneOwnProps {
  /** Visible light the film lets through, per cent. */
  vlt: number
  /** Captions of the two sides; `null` leaves them out. */
  bare?: ReactNode
  filmed?: ReactNode
  /** Where the film begins, per cent of the width from the start side. */
  edge?: number
}

type PaneProps = ComponentProps<'figure'> &
  Pick<PictureProps, 'source' | 'alt' | 'sizes' | 'priority' | 'focus' | 'imgClassName'> &
  PaneOwnProps & {
    /** The film's name, set before its VLT in the caption. */
    label?: ReactNode
  }

/** One picture through bare glass and, beyond a vertical edge, through a film as dark as its VLT. */
function Pane({
  source,
  alt,
  sizes,
  priority = false,
  focus,
  imgClassName,
  vlt,
  label,
  bare = 'Bare glass',
  filmed = label ?? 'Filmed',
  edge = 50,
  className,
  style,
  children,
  ...props
}: PaneProps) {
  return (
    <figure
      data-slot="pane"
      className={cn('relative isolate overflow-clip rounded-lg', className)}
      style={{ '--edge': `${edge}%`, ...style } as CSSProperties}
      {...props}
    >
      <Picture
        source={source}
        alt={alt}
        sizes={sizes}
        priority={priority}
        focus={focus}
        className="size-full"
        imgClassName={imgClassName}
      />
      <div
        aria-hidden
        data-slot="pane-film"
        className="absolute inset-y-0 start-(--edge) end-0 forced-color-adjust-none"
        style={{ backgroundColor: `rgb(0 0 0 / ${filmOpacity(vlt).toFixed(3)})` }}
      />
      <div
        aria-hidden
        data-slot="pane-edge"
        className="absolute inset-y-0 start-(--edge) w-px bg-text-on-ink/80 shadow-[0_0_12px_rgb(255_255_255/0.5)]"
      />
      {children}
      {/* HTML allows a caption only as the first or the last child. */}
      <figcaption className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-wrap justify-between gap-x-3 gap-y-1 md:inset-x-5 md:bottom-5">
        {bare && <PaneCaption>{bare}</PaneCaption>}
        {filmed && (
          <PaneCaption className="ms-auto">
            {filmed} <span className="font-normal tabular-nums">{vlt}% VLT</span>
          </PaneCaption>
        )}
      </figcaption>
    </figure>
  )
}

function PaneCaption({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="pane-caption"
      className={cn(
        'rounded-full bg-surface-ink/85 px-3 py-1 text-xs font-semibold text-text-on-ink',
        className,
      )}
      {...props}
    />
  )
}

type PaneSliderProps = Omit<PaneProps, 'edge' | 'children'> & {
  /** Where the film begins at first, per cent of the width. */
  defaultEdge?: number
  /** What the slider moves, for assistive technology. */
  sliderLabel?: string
}

/** A `Pane` whose edge is dragged, or moved with the arrow keys. */
function PaneSlider({
  defaultEdge = 50,
  sliderLabel = 'Edge of the film',
  ...props
}: PaneSliderProps) {
  const [edge, setEdge] = useState(defaultEdge)
  return (
    <Pane edge={edge} {...props}>
      <input
        type="range"
        data-slot="pane-slider"
        aria-label={sliderLabel}
        aria-valuetext={`${100 - edge}% filmed`}
        min={0}
        max={100}
        value={edge}
        onChange={(event) => setEdge(event.target.valueAsNumber)}
        className={cn(
          // Wider than the picture by the width of the thumb, so that the thumb's centre is the edge.
          'peer absolute inset-y-0 -start-7 h-full w-[calc(100%+3.5rem)] cursor-ew-resize',
          'touch-pan-y appearance-none opacity-0',
          '[&::-webkit-slider-thumb]:h-screen [&::-webkit-slider-thumb]:w-14',
          '[&::-webkit-slider-thumb]:appearance-none',
          '[&::-moz-range-thumb]:h-screen [&::-moz-range-thumb]:w-14',
        )}
      />
      <PaneGrip />
    </Pane>
  )
}

function PaneGrip() {
  return (
    <span
      aria-hidden
      data-slot="pane-grip"
      className={cn(
        'pointer-events-none absolute start-(--edge) top-1/2 grid h-12 w-8 -translate-x-1/2 -translate-y-1/2',
        'place-items-center rounded-full bg-text-on-ink text-surface-ink shadow-raised rtl:translate-x-1/2',
        'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        'forced-colors:border',
      )}
    >
      <span className="h-4 w-2 border-x-2 border-current opacity-60" />
    </span>
  )
}

export { filmOpacity, Pane, PaneSlider }
