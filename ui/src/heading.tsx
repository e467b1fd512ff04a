import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'

const headingVariants = cva('font-semibold text-text', {
  variants: {
    size: {
      '5xl': 'text-5xl tracking-[-0.035em]',
      '4xl': 'text-4xl tracking-[-0.03em]',
      '3xl': 'text-3xl tracking-[-0.025em]',
      '2xl': 'text-2xl',
      xl: 'text-xl',
      lg: 'text-lg',
    },
  },
})

const sizeOfLevel = { 1: '4xl', 2: '3xl', 3: 'xl', 4: 'lg' } as const

type HeadingProps = ComponentProps<'h1'> &
  VariantProps<typeof headingVariants> & {
    /** The place in the page's outline; the look follows it unless `size` says otherwise. */
    level: 1 | 2 | 3 | 4
  }

/** A heading: `level` is its place in the outline, `size` only its look. */
function Heading({ level, size, className, ...props }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag
      data-slot="heading"
      className={cn(headingVariants({ size: size ?? sizeOfLevel[level] }), className)}
      {...props}
    />
  )
}

/** The short line above a heading that says what kind of thing follows. */
function Eyebrow({
  asChild = false,
  className,
  ...props
}: ComponentProps<'p'> & {
  /** Renders its only child with the look of an eyebrow, such as an h1 above a larger line. */
  asChild?: boolean
}) {
  const Component = asChild ? Slot : 'p'
  return (
    <Component
      data-slot="eyebrow"
      className={cn(
        'text-xs font-semibold tracking-[0.12em] text-accent-strong uppercase',
        className,
      )}
      {...props}
    />
  )
}

/** The introduction under a heading, larger than the text that follows. */
function Lead({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="lead"
      className={cn('max-w-reading text-lg text-balance text-text-muted', className)}
      {...props}
    />
  )
}

export { Eyebrow, Heading, Lead }
