import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'

const buttonVariants = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-full font-semibold no-underline',
    'cursor-pointer select-none text-center transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    '[&_svg]:size-[1.15em] [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        default: [
          'bg-accent text-text-on-accent forced-colors:border',
          'hover:bg-[color-mix(in_oklab,var(--accent),white_18%)]',
          'active:bg-[color-mix(in_oklab,var(--accent),black_8%)]',
        ],
        outline: [
          'border border-line-strong bg-transparent text-text',
          'hover:border-text hover:bg-text/6 active:bg-text/10',
        ],
        destructive: [
          'bg-danger text-surface-raised forced-colors:border',
          'hover:bg-[color-mix(in_oklab,var(--danger),var(--text)_18%)]',
          'active:bg-[color-mix(in_oklab,var(--danger),var(--text)_32%)]',
        ],
        ghost: 'bg-transparent text-text hover:bg-text/6 active:bg-text/10',
      },
      size: {
        sm: 'min-h-9 px-4 text-sm',
        default: 'min-h-12 px-6 text-base',
        lg: 'min-h-14 px-8 text-lg max-[20rem]:px-5',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Renders its only child, usually a link, with the look of a button. */
    asChild?: boolean
  }

/** Starts an action, `destructive` one that cannot be undone; with `asChild` a link that should look like one. */
function Button({ asChild = false, variant, size, className, type, ...props }: ButtonProps) {
  const Component = asChild ? Slot : 'button'
  return (
    <Component
      data-slot="button"
      className={cn(buttonVariants({ variant, size }), className)}
      {...(asChild ? {} : { type: type ?? 'button' })}
      {...props}
    />
  )
}

export { Button, buttonVariants }
