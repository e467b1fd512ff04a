import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { part } from './lib/part.tsx'

const headingVariants = cva(
  'font-semibold max-w-full tracking-dp-display wrap-anywhere text-balance text-dp-text',
  {
    variants: {
      size: {
        '5xl': 'text-dp-5xl',
        '4xl': 'text-dp-4xl',
        '3xl': 'text-dp-3xl',
        '2xl': 'text-dp-2xl',
        xl: 'text-dp-xl',
        lg: 'text-dp-lg',
      },
    },
  },
)

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
  asChild?: boolean | undefined
}) {
  const Component = asChild ? Slot : 'p'
  return (
    <Component
      data-slot="eyebrow"
      className={cn('text-dp-sm font-semibold wrap-break-word text-dp-accent-strong', className)}
      {...props}
    />
  )
}

/** The introduction under a heading, larger than the text that follows. */
const Lead = part(
  'p',
  'lead',
  'max-w-dp-reading text-dp-base text-pretty wrap-break-word text-dp-text-muted sm:text-dp-lg sm:text-balance',
)

export { Eyebrow, Heading, Lead }
