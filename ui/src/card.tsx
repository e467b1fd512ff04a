import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Heading } from './heading.tsx'
import { cn } from './lib/cn.ts'
import { part } from './lib/part.tsx'

const cardVariants = cva(
  'relative flex flex-col overflow-clip wrap-anywhere break-inside-avoid rounded-dp-lg text-dp-text',
  {
    variants: {
      variant: {
        default: [
          'border border-transparent bg-dp-surface-raised shadow-dp-raised',
          '[--dp-ground:var(--dp-surface-raised)]',
        ],
        outline: 'border border-dp-line bg-transparent',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

/** Content set apart from the section around it. */
function Card({
  variant,
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof cardVariants>) {
  return <div data-slot="card" className={cn(cardVariants({ variant }), className)} {...props} />
}

/** The padded inside of a `Card`. */
const CardContent = part(
  'div',
  'card-content',
  'flex flex-1 flex-col items-start gap-3 p-6 [:where(&>*)]:max-w-full md:p-8',
)

/** The heading of a `Card`; set `level` to fit the page's outline. */
function CardTitle({
  level = 3,
  ...props
}: Omit<ComponentProps<typeof Heading>, 'level'> & { level?: 2 | 3 | 4 | undefined }) {
  return <Heading data-slot="card-title" level={level} size="xl" {...props} />
}

export { Card, CardContent, CardTitle }
