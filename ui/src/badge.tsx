import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { breakableText, textSpans } from './lib/text-spans.tsx'

const look = cva(
  [
    'inline-flex shrink-0 items-center gap-1 rounded-dp-sm px-2 py-0.5 text-dp-xs font-semibold',
    breakableText,
    'border border-transparent tabular-nums [&_svg]:size-3.5',
  ],
  {
    variants: {
      variant: {
        default: 'bg-dp-accent text-dp-text-on-accent',
        secondary: 'border-dp-line bg-dp-text/6 text-dp-text',
        success: 'bg-dp-success-surface text-dp-success',
        destructive: 'bg-dp-danger-surface text-dp-danger',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

/** The classes of a badge, for another element that looks like one. */
function badgeVariants(props?: Parameters<typeof look>[0]): string {
  return look(props)
}

/** A word or a number that qualifies the thing beside it: a status, a count, "New". */
function Badge({
  variant,
  className,
  children,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof look>) {
  return (
    <span data-slot="badge" className={cn(look({ variant }), className)} {...props}>
      {textSpans(children)}
    </span>
  )
}

export { Badge, badgeVariants }
