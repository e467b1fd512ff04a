import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'

/** Where the page stands in the site, and the way back up. */
function Breadcrumb({ className, children, ...props }: ComponentProps<'nav'>) {
  return (
    <nav
      data-slot="breadcrumb"
      aria-label="Breadcrumb"
      className={cn('text-sm', className)}
      {...props}
    >
      <ol className="flex flex-wrap items-center gap-x-1.5">{children}</ol>
    </nav>
  )
}

/** A page above this one. The last one points no further, where the page's name follows as a heading. */
function BreadcrumbLink({
  asChild = false,
  className,
  ...props
}: ComponentProps<'a'> & { asChild?: boolean }) {
  const Component = asChild ? Slot : 'a'
  return (
    <li className="flex items-center gap-x-1.5 last:[&>svg]:hidden">
      <Component
        data-slot="breadcrumb-link"
        className={cn(
          'inline-flex min-h-6 items-center rounded-sm text-text-muted no-underline',
          'underline-offset-[0.22em] transition-colors hover:text-text hover:underline',
          className,
        )}
        {...props}
      />
      <Icon name="chevron-right" className="size-4 text-line-strong rtl:-scale-x-100" />
    </li>
  )
}

/** This page: the end of the trail. */
function BreadcrumbPage({ className, ...props }: ComponentProps<'li'>) {
  return (
    <li
      data-slot="breadcrumb-page"
      aria-current="page"
      className={cn('font-medium text-text', className)}
      {...props}
    />
  )
}

export { Breadcrumb, BreadcrumbLink, BreadcrumbPage }
