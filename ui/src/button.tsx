import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'
import { preventClick } from './lib/prevent-click.ts'
import { breakableText, textSpans, textSpansIn } from './lib/text-spans.tsx'
import { Spinner } from './spinner.tsx'

const look = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-full font-semibold no-underline',
    breakableText,
    'cursor-pointer select-none text-center transition-colors',
    focusRing,
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    '[&_svg]:size-[1.15em] [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        default: [
          'bg-dp-accent text-dp-text-on-accent forced-colors:border',
          'hover:bg-[color-mix(in_oklab,var(--dp-accent),white_18%)]',
          'active:bg-[color-mix(in_oklab,var(--dp-accent),black_8%)]',
        ],
        outline: [
          'border border-dp-line-strong bg-transparent text-dp-text',
          'hover:border-dp-text hover:bg-dp-text/6 active:bg-dp-text/10',
        ],
        destructive: [
          'bg-dp-danger text-dp-surface-raised forced-colors:border',
          'hover:bg-[color-mix(in_oklab,var(--dp-danger),var(--dp-text)_18%)]',
          'active:bg-[color-mix(in_oklab,var(--dp-danger),var(--dp-text)_32%)]',
        ],
        ghost: 'bg-transparent text-dp-text hover:bg-dp-text/6 active:bg-dp-text/10',
      },
      size: {
        sm: 'min-h-9 px-4 text-dp-sm',
        default: 'min-h-12 px-6 text-dp-base',
        lg: 'min-h-14 px-8 text-dp-lg max-[20rem]:px-5',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

/** The classes of a button, for another element that looks like one. */
function buttonVariants(props?: Parameters<typeof look>[0]): string {
  return look(props)
}

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof look> & {
    /** Renders its only child, usually a link, with the look of a button. */
    asChild?: boolean | undefined
    /** Whether its action is running: the button keeps its size, name and focus, and ignores clicks. Not for links. */
    loading?: boolean | undefined
  }

/** Starts an action, `destructive` one that cannot be undone; with `asChild` a link that should look like one. */
function Button({
  asChild = false,
  loading,
  variant,
  size,
  className,
  type,
  children,
  ...props
}: ButtonProps) {
  const Component = asChild ? Slot : 'button'
  return (
    <Component
      data-slot="button"
      className={cn(look({ variant, size }), loading && 'relative', className)}
      {...(asChild ? {} : { type: type ?? 'button' })}
      {...props}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true, onClick: preventClick })}
    >
      {loading === undefined || asChild ? (
        (asChild ? textSpansIn : textSpans)(children)
      ) : (
        <>
          <span
            className={cn(
              'inline-flex items-center justify-center gap-2 *:min-w-0',
              loading && 'opacity-0',
            )}
          >
            {textSpans(children)}
          </span>
          {loading && (
            <span className="absolute inset-0 flex items-center justify-center">
              <Spinner />
            </span>
          )}
        </>
      )}
    </Component>
  )
}

export { Button, buttonVariants }
