import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { colorScale } from './color-scale.ts'

interface ColorLegendOwnProps {
  /** What the colours are, with its unit. */
  label: ReactNode
  /** Values at equal distances, from the first colour to the last. */
  ticks: readonly ReactNode[]
}

type ColorLegendProps = Omit<ComponentProps<'div'>, 'children' | keyof ColorLegendOwnProps> &
  ColorLegendOwnProps

const hex = (color: (typeof colorScale)[number]) =>
  `rgb(${color.map((value) => Math.round(255 * value)).join(' ')})`

const bar = { backgroundImage: `linear-gradient(to right, ${colorScale.map(hex).join(', ')})` }

/** The colours of a map and their values. The axis runs left to right in every writing direction. */
function ColorLegend({ label, ticks, className, ...props }: ColorLegendProps) {
  return (
    <div data-slot="color-legend" className={cn('grid gap-2 text-dp-sm', className)} {...props}>
      <p data-slot="color-legend-label" className="font-semibold">
        {label}
      </p>
      <div
        aria-hidden
        data-slot="color-legend-bar"
        className="h-4 rounded-dp-sm border border-dp-line-strong forced-color-adjust-none print:[print-color-adjust:exact]"
        style={bar}
      />
      <ol
        dir="ltr"
        data-slot="color-legend-ticks"
        className="flex justify-between text-dp-text-muted tabular-nums"
      >
        {ticks.map((tick, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they do not move
          <li key={index}>{tick}</li>
        ))}
      </ol>
    </div>
  )
}

export { ColorLegend }
