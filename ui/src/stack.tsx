import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'

const stackVariants = cva('flex min-w-0', {
  variants: {
    direction: {
      column: 'flex-col',
      row: 'flex-row flex-wrap',
    },
    gap: {
      sm: 'gap-2',
      default: 'gap-4',
      lg: 'gap-8',
    },
    align: {
      start: 'items-start',
      center: 'items-center',
      end: 'items-end',
      stretch: 'items-stretch',
    },
    justify: {
      start: 'justify-start',
      between: 'justify-between',
      end: 'justify-end',
    },
  },
  defaultVariants: { direction: 'column', gap: 'default' },
})

/** Things below each other, or in a row that wraps, with one gap between them: layout for an app without Tailwind. */
function Stack({
  direction,
  gap,
  align,
  justify,
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof stackVariants>) {
  return (
    <div
      data-slot="stack"
      className={cn(stackVariants({ direction, gap, align, justify }), className)}
      {...props}
    />
  )
}

export { Stack }
