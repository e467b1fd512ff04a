import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './lib/cn.ts'
import { LocalNumber } from './lib/local-number.tsx'
import { part } from './lib/part.tsx'

/** Figures side by side, as the description list they are. */
const FigureGroup = part(
  'dl',
  'figure-group',
  'grid grid-cols-2 gap-x-6 gap-y-8 sm:flex sm:flex-wrap sm:gap-x-12 lg:gap-x-16',
)

const figureValueVariants = cva(
  'order-first row-span-2 font-semibold tracking-dp-display text-dp-text proportional-nums',
  {
    variants: {
      size: {
        sm: 'text-dp-2xl',
        md: 'text-dp-4xl',
        lg: 'text-dp-5xl',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

type FigureProps = ComponentProps<'div'> &
  VariantProps<typeof figureValueVariants> & {
    /** Set small before the value: "up to", "over". */
    prefix?: string | undefined
    value: number | string
    /** Set small after the value: a percent sign without a space, any other unit with one. */
    unit?: string | undefined
    label: ReactNode
    /** What the label means, where it is an abbreviation. */
    caption?: ReactNode | undefined
  }

/** One measured value, set large, with its label below it or, in two columns, beside it. Stands in a `FigureGroup`. */
function Figure({ prefix, value, unit, label, caption, size, className, ...props }: FigureProps) {
  return (
    <div
      data-slot="figure"
      className={cn('grid wrap-break-word min-w-0 grid-cols-1 content-start', className)}
      {...props}
    >
      <dt
        data-slot="figure-label"
        className="mt-2 text-dp-sm font-semibold text-pretty text-dp-text"
      >
        {label}
      </dt>
      <dd data-slot="figure-value" className={figureValueVariants({ size })}>
        {prefix && (
          <span className="mb-1 block text-dp-sm font-semibold tracking-normal text-dp-text-muted">
            {prefix}
          </span>
        )}
        {typeof value === 'number' && !Number.isNaN(value) ? (
          <LocalNumber value={value} />
        ) : (
          <span>{Number.isNaN(value) ? '–' : value}</span>
        )}
        {unit && (
          <span className="ms-[0.08em] text-[0.5em] tracking-normal text-dp-text-muted">
            {unit === '%' ? unit : ` ${unit}`}
          </span>
        )}
      </dd>
      {caption && (
        <dd data-slot="figure-caption" className="max-w-56 text-dp-sm text-dp-text-muted">
          {caption}
        </dd>
      )}
    </div>
  )
}

export { Figure, FigureGroup }
