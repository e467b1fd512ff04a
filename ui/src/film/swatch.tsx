import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { onlyGiven } from '../lib/only-given.ts'

type SwatchProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Visible light transmitted, per cent. */
  vlt: number
}

/**
 * White paper as it is seen through a film: light times VLT, in linear light. Says nothing to assistive
 * technology, so the figure belongs beside it.
 */
function Swatch({ vlt, className, style, ...props }: SwatchProps) {
  const light = vlt / 100
  return (
    <span
      aria-hidden
      data-slot="swatch"
      className={cn(
        'block rounded-dp-sm border border-dp-line forced-color-adjust-none print:[print-color-adjust:exact]',
        className,
      )}
      style={{ backgroundColor: `color(srgb-linear ${light} ${light} ${light})`, ...style }}
      {...onlyGiven(props)}
    />
  )
}

export { Swatch }
