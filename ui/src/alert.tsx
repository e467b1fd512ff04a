import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'

const alertVariants = cva('flex items-start gap-3 rounded-sm border-s-4 px-4 py-3 text-base', {
  variants: {
    variant: {
      default: 'border-line-strong bg-text/5 text-text',
      success: 'border-success bg-success-surface text-text',
      destructive: 'border-danger bg-danger-surface text-danger',
    },
  },
  defaultVariants: { variant: 'default' },
})

const icons = { default: 'info', success: 'circle-check', destructive: 'circle-alert' } as const

/** A message about what just happened. Give it `role="alert"` or `role="status"` where it appears on its own. */
function Alert({
  variant,
  className,
  children,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof alertVariants>) {
  return (
    <div data-slot="alert" className={cn(alertVariants({ variant }), className)} {...props}>
      <Icon name={icons[variant ?? 'default']} className="mt-1" />
      <div className="min-w-0 text-pretty">{children}</div>
    </div>
  )
}

export { Alert }
