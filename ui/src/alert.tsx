import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'

const alertVariants = cva(
  ['flex items-start gap-3 rounded-dp-sm border-s-4 px-4 py-3 text-dp-base', focusRing],
  {
    variants: {
      variant: {
        default: 'border-dp-line-strong bg-dp-text/5 text-dp-text',
        success: 'border-dp-success bg-dp-success-surface text-dp-text',
        destructive: 'border-dp-danger bg-dp-danger-surface text-dp-danger',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

const icons = { default: Info, success: CircleCheck, destructive: CircleAlert }

/** A message about what just happened. Give it `role="alert"` or `role="status"` where it appears on its own. */
function Alert({
  variant,
  className,
  children,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof alertVariants>) {
  return (
    <div data-slot="alert" className={cn(alertVariants({ variant }), className)} {...props}>
      <Icon icon={icons[variant ?? 'default']} className="mt-1" />
      <div className="min-w-0 text-pretty wrap-break-word">{children}</div>
    </div>
  )
}

export { Alert }
