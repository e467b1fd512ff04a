'use client'

import * as Radix from '@radix-ui/react-avatar'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'

const avatarVariants = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full align-middle select-none',
    'bg-text/8 font-semibold text-text forced-colors:border',
  ],
  {
    variants: {
      size: { sm: 'size-8 text-xs', md: 'size-11 text-sm', lg: 'size-16 text-lg' },
    },
    defaultVariants: { size: 'md' },
  },
)

/** A person or an organization as a picture or initials. Beside the name it is decoration: no `alt` then. */
function Avatar({
  size,
  className,
  ...props
}: ComponentProps<typeof Radix.Root> & VariantProps<typeof avatarVariants>) {
  return (
    <Radix.Root data-slot="avatar" className={cn(avatarVariants({ size }), className)} {...props} />
  )
}

/** The picture, once it has loaded. `alt` is the name, or empty where the name stands beside it. */
function AvatarImage({
  className,
  ...props
}: ComponentProps<typeof Radix.Image> & { alt: string }) {
  return (
    <Radix.Image
      data-slot="avatar-image"
      className={cn('size-full object-cover', className)}
      {...props}
    />
  )
}

/** Initials or an `Icon`, until the picture has loaded and where there is none. */
function AvatarFallback({ className, ...props }: ComponentProps<typeof Radix.Fallback>) {
  return (
    <Radix.Fallback data-slot="avatar-fallback" className={cn('uppercase', className)} {...props} />
  )
}

export { Avatar, AvatarFallback, AvatarImage }
