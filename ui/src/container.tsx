import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'

const containerVariants = cva('mx-auto w-full px-5 min-[26.5rem]:px-7 md:px-8 xl:px-12', {
  variants: {
    size: {
      container: 'max-w-dp-container',
      reading: 'max-w-dp-reading',
    },
  },
  defaultVariants: { size: 'container' },
})

/** Limits content to the page's width, or to a reading width, with a gap to the viewport's edges. */
function Container({
  size,
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof containerVariants>) {
  return (
    <div data-slot="container" className={cn(containerVariants({ size }), className)} {...props} />
  )
}

export { Container }
