import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'

const badgeVariants = cva(
  [
    'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-dp-xs font-semibold whitespace-nowrap',
    'border border-transparent tabular-nums [&_svg]:size-3.5',
  ],
  {
    variants: {
      tone: {
        neutral: 'border-dp-line bg-dp-text/6 text-dp-text',
        accent: 'bg-dp-accent text-dp-text-on-accent',
        success: 'bg-dp-success-surface text-dp-success',
        danger: 'bg-dp-danger-surface text-dp-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

/** A word or a number that qualifies the thing beside it: a status, a count, "New". */
function Badge({
  tone,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" className={cn(badgeVariants({ tone }), className)} {...props} />
}

export { Badge }
