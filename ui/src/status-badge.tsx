import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'

// Each mark has a different shape, drawn with borders only, which forced colors keep.
const markVariants = cva('shrink-0', {
  variants: {
    status: {
      neutral: 'size-2.5 rounded-full border-2 border-dp-line-strong',
      active: 'size-2.5 rounded-full border-5 border-dp-accent-strong',
      success:
        'h-2.5 w-1.5 -translate-y-px rotate-45 border-e-2 border-b-2 border-dp-success rtl:border-s-2 rtl:border-e-0',
      danger: 'size-2 rotate-45 border-4 border-dp-danger',
      closed: 'w-2.5 border-t-3 border-dp-text-muted',
      rejected: [
        'relative size-2.5 before:absolute before:inset-x-0 before:top-1 before:rotate-45 before:border-t-2',
        'before:border-dp-text-muted after:absolute after:inset-x-0 after:top-1 after:-rotate-45 after:border-t-2',
        'after:border-dp-text-muted',
      ],
    },
  },
  defaultVariants: { status: 'neutral' },
})

/**
 * How far a thing is: a word with a mark whose shape and color say the same. `neutral` waits, `active` is being
 * worked on, `success` is done, `danger` needs somebody, `closed` is over, `rejected` is not wanted. For a count or "New" take `Badge`.
 */
function StatusBadge({
  status,
  className,
  children,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof markVariants>) {
  return (
    <span
      data-slot="status-badge"
      className={cn(
        'inline-flex min-h-7 max-w-full shrink-0 items-center gap-2 rounded-dp-sm border border-dp-line bg-dp-surface-raised px-2.5',
        'text-dp-sm font-semibold text-dp-text',
        className,
      )}
      {...props}
    >
      <span aria-hidden="true" className={markVariants({ status })} />
      <span className="min-w-0 wrap-break-word">{children}</span>
    </span>
  )
}

export { StatusBadge }
