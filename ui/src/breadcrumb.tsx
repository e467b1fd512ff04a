'use client'

import { Slot } from '@radix-ui/react-slot'
import { ChevronRight } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'
import { onlyGiven } from './lib/only-given.ts'
import { useWords } from './words.tsx'

/** The path to the current page, as links to the pages above it. */
function Breadcrumb({ className, children, ...props }: ComponentProps<'nav'>) {
  const { label } = useWords('breadcrumb')
  return (
    <nav
      data-slot="breadcrumb"
      aria-label={label}
      className={cn('text-dp-sm', className)}
      {...onlyGiven(props)}
    >
      <ol className="flex flex-wrap items-center gap-x-1.5">{children}</ol>
    </nav>
  )
}

/** A page above the current one. The last entry has no chevron, as a heading may follow it. */
function BreadcrumbLink({
  asChild = false,
  className,
  ...props
}: ComponentProps<'a'> & { asChild?: boolean | undefined }) {
  const Component = asChild ? Slot : 'a'
  return (
    <li className="flex max-w-full items-center gap-x-1.5 last:[&>svg]:hidden">
      <Component
        data-slot="breadcrumb-link"
        className={cn(
          'min-w-0 rounded-dp-sm py-0.5 wrap-break-word text-dp-text-muted no-underline',
          'underline-offset-[0.22em] transition-colors hover:text-dp-text hover:underline',
          focusRing,
          className,
        )}
        {...props}
      />
      <Icon icon={ChevronRight} className="size-4 text-dp-line-strong rtl:-scale-x-100" />
    </li>
  )
}

/** The current page, as the last entry. */
function BreadcrumbPage({ className, ...props }: ComponentProps<'li'>) {
  return (
    <li
      data-slot="breadcrumb-page"
      aria-current="page"
      className={cn('max-w-full font-semibold wrap-break-word text-dp-text', className)}
      {...onlyGiven(props)}
    />
  )
}

export { Breadcrumb, BreadcrumbLink, BreadcrumbPage }
