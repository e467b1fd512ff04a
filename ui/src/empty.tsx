import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Heading } from './heading.tsx'
import { cn } from './lib/cn.ts'
import { part } from './lib/part.tsx'

/** What a list or a page says while there is nothing in it: why, and what to do about it. */
const Empty = part(
  'div',
  'empty',
  'flex flex-col items-center gap-6 rounded-dp-lg border border-dashed border-dp-line-strong px-6 py-12 text-center',
)

/** Holds what there is to look at and to read. */
const EmptyHeader = part('div', 'empty-header', 'flex w-full max-w-md flex-col items-center gap-2')

const mediaVariants = cva('mb-2 [&_svg]:shrink-0', {
  variants: {
    variant: {
      default: '',
      icon: 'grid size-14 place-content-center rounded-full bg-dp-text/6 text-dp-accent-strong [&_svg]:size-6',
    },
  },
  defaultVariants: { variant: 'default' },
})

/** An `Icon` on a disc, or a picture of your own. */
function EmptyMedia({
  variant,
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof mediaVariants>) {
  return (
    <div data-slot="empty-media" className={cn(mediaVariants({ variant }), className)} {...props} />
  )
}

/** What is missing, in the words of the reader: "No messages yet". */
function EmptyTitle({
  level = 2,
  size = 'xl',
  ...props
}: Omit<ComponentProps<typeof Heading>, 'level'> & {
  /** The place in the page's outline. Default: 2. */
  level?: ComponentProps<typeof Heading>['level'] | undefined
}) {
  return <Heading data-slot="empty-title" level={level} size={size} {...props} />
}

/** Why, and what will fill it. */
const EmptyDescription = part(
  'p',
  'empty-description',
  'text-dp-base max-w-full text-balance wrap-break-word text-dp-text-muted',
)

/** The one action that leads on. */
const EmptyContent = part(
  'div',
  'empty-content',
  'flex flex-wrap items-center justify-center gap-3',
)

export { Empty, EmptyContent, EmptyDescription, EmptyHeader, EmptyMedia, EmptyTitle }
