import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'

const badgeVariants = cva(
  [
    'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
    'border border-transparent tabular-nums [&_svg]:size-3.5',
  ],
  {
    variants: {
      variant: {
        default: 'bg-accent text-text-on-accent',
        secondary: 'border-line bg-text/6 text-text',
        success: 'bg-success-surface text-success',
        destructive: 'bg-danger-surface text-danger',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

/** A word or a number that qualifies the thing beside it: a status, a count, "New". */
function Badge({
  variant,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />
}

export { Badge, badgeVariants }
