import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'
import { onlyGiven } from './lib/only-given.ts'

const iconButtonVariants = cva(
  [
    'inline-flex cursor-pointer items-center justify-center rounded-full transition-colors',
    focusRing,
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
  ],
  {
    variants: {
      variant: {
        ghost: 'hover:bg-dp-text/6',
        shaded:
          'bg-dp-surface-ink/80 text-dp-text hover:bg-dp-surface-ink hover:text-dp-accent-strong',
      },
      size: {
        sm: 'size-9',
        default: 'size-11',
        lg: 'size-12',
      },
    },
    defaultVariants: { variant: 'ghost', size: 'default' },
  },
)

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  VariantProps<typeof iconButtonVariants> & {
    /** What the button does: an `Icon` says nothing to assistive technology. */
    'aria-label': string
    /** Renders its only child, a link, with the look of an icon button. */
    asChild?: boolean | undefined
  }

/** A round button for an `Icon` alone, such as one that closes or goes on; `shaded` above a picture. */
function IconButton({ asChild = false, variant, size, className, ...props }: IconButtonProps) {
  const Component = asChild ? Slot : 'button'
  return (
    <Component
      {...(asChild ? {} : { type: 'button' })}
      data-slot="icon-button"
      className={cn(iconButtonVariants({ variant, size }), className)}
      {...onlyGiven(props)}
    />
  )
}

export { IconButton }
