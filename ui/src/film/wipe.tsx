'use client'

import { ChevronLeft, ChevronRight } from 'lucide'
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react'
import { Icon } from '../icon.tsx'
import { cn } from '../lib/cn.ts'
import { useLocale, useWords } from '../words.tsx'

interface WipeOwnProps {
  /** The same picture without film, as large as what the children begin with. */
  bare: ReactNode
  /** What the line does. Default: "How far the film goes". */
  label?: string | undefined
  /** The picture with film; what follows it, such as a caption, stays below the line. */
  children: ReactNode
}

type WipeProps = Omit<ComponentProps<'div'>, keyof WipeOwnProps> & WipeOwnProps

/**
 * Film on a part of a pane: left of a line that is dragged, tapped or moved by the arrow keys. At first the film goes
 * on by itself, unless the visitor wants less motion. Without script both halves stand still.
 */
function Wipe({ bare, label, className, style, children, ...props }: WipeProps) {
  const words = useWords('wipe')
  const locale = useLocale()
  const [value, setValue] = useState(50)
  const [moved, setMoved] = useState(false)

  function move(to: number) {
    setMoved(true)
    setValue(Math.round(Math.min(Math.max(to, 0), 100)))
  }

  return (
    <div
      dir="ltr"
      data-slot="wipe"
      className={cn('relative', className)}
      style={{ '--dp-wipe': value, ...style } as CSSProperties}
      {...props}
    >
      {children}
      <div className="absolute inset-x-0 top-0 flow-root overflow-clip rounded-dp-lg print:hidden">
        <div
          data-slot="wipe-bare"
          className={cn(
            '[clip-path:inset(0_0_0_calc(var(--dp-wipe)*1%))]',
            !moved && [going, 'transition-[clip-path] starting:[clip-path:inset(0)]'],
          )}
        >
          {bare}
        </div>
        <input
          type="range"
          data-slot="wipe-line"
          aria-label={label ?? words.label}
          aria-valuetext={words.valueText(value, locale)}
          value={value}
          onChange={({ target }) => move(Number(target.value))}
          // On iOS a tap beside the thumb does not move it.
          onClick={({ detail, clientX, currentTarget }) => {
            const { left, width } = (currentTarget.parentElement as Element).getBoundingClientRect()
            if (detail > 0) move((100 * (clientX - left)) / width)
          }}
          // Wider by its thumb than the picture, so that the middle of the thumb is where the line is.
          className="peer absolute inset-y-0 -left-6 m-0 h-full w-[calc(100%+3rem)] cursor-ew-resize touch-pan-y appearance-none bg-transparent opacity-0 [&::-moz-range-thumb]:h-full [&::-moz-range-thumb]:w-12 [&::-webkit-slider-runnable-track]:h-full [&::-webkit-slider-thumb]:h-full [&::-webkit-slider-thumb]:w-12 [&::-webkit-slider-thumb]:appearance-none [@media(scripting:none)]:hidden"
        />
        {/* By `left`: a share in percent is the same after a resize, which so does not start the transition again. */}
        <div
          aria-hidden
          className={cn(
            'pointer-events-none absolute inset-y-0 left-[calc(var(--dp-wipe)*1%)] -ml-px w-0.5 bg-dp-accent forced-colors:bg-[CanvasText]',
            'outline-offset-2 outline-dp-focus peer-focus-visible:outline-3',
            !moved && [going, 'transition-[left] starting:left-0'],
          )}
        >
          <span className="absolute top-1/2 left-1/2 flex size-11 -translate-1/2 items-center justify-center rounded-full bg-dp-accent text-dp-text-on-accent shadow-dp-raised [@media(scripting:none)]:hidden">
            <Icon icon={ChevronLeft} className="-me-1 size-4" />
            <Icon icon={ChevronRight} className="-ms-1 size-4" />
          </span>
        </div>
      </div>
    </div>
  )
}

/** Once, slower than anything that answers a touch. */
const going =
  'delay-300 duration-1000 ease-out motion-reduce:delay-0 motion-reduce:duration-[0.01ms]'

export { Wipe, type WipeProps }
