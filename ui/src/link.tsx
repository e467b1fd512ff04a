import { Slot, Slottable } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import { ArrowRight } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'

const linkVariants = cva(['rounded-dp-sm text-dp-text transition-colors', focusRing], {
  variants: {
    variant: {
      inline: [
        'underline decoration-dp-accent-strong decoration-1 underline-offset-[0.22em]',
        'hover:text-dp-accent-strong hover:decoration-2',
      ],
      standalone: [
        'group/link inline-flex max-w-full wrap-break-word min-h-6 items-center gap-1.5 font-semibold no-underline',
        'decoration-dp-accent-strong underline-offset-[0.3em] hover:underline',
      ],
      quiet: 'no-underline underline-offset-[0.22em] hover:underline',
    },
    stretched: {
      true: [
        "after:absolute after:inset-0 after:rounded-dp-lg after:content-['']",
        'focus-visible:outline-none focus-visible:after:outline-3',
        'focus-visible:after:-outline-offset-3 focus-visible:after:outline-dp-focus',
      ],
    },
  },
  defaultVariants: { variant: 'inline' },
})

type LinkProps = ComponentProps<'a'> &
  VariantProps<typeof linkVariants> & {
    /** Renders its only child, usually a router's link, with the look of a link. */
    asChild?: boolean | undefined
    /** Covers the nearest positioned ancestor, so that all of a card can be clicked. */
    stretched?: boolean | undefined
  }

/** Goes somewhere: `inline` in running text, `standalone` with an arrow, `quiet` in lists of links. */
function Link({ asChild = false, variant, stretched, className, children, ...props }: LinkProps) {
  const Component = asChild ? Slot : 'a'
  return (
    <Component
      data-slot="link"
      className={cn(linkVariants({ variant, stretched }), className)}
      {...props}
    >
      <Slottable child={children}>
        {(text) => (
          <span key="text" className={variant === 'standalone' ? 'min-w-0' : 'contents'}>
            {text}
          </span>
        )}
      </Slottable>
      {variant === 'standalone' && (
        <Icon
          icon={ArrowRight}
          className="size-[1.1em] transition-transform motion-reduce:duration-[0.01ms] group-hover/link:translate-x-1 rtl:-scale-x-100 rtl:group-hover/link:-translate-x-1"
        />
      )}
    </Component>
  )
}

export { Link }
