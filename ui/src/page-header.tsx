import type { ComponentProps } from 'react'
import { Heading } from './heading.tsx'
import { cn } from './lib/cn.ts'

/**
 * The top of a page of an app: where one is, what it is called, what can be done with all of it. A page that
 * wants to convince opens with a `Section` instead.
 */
function PageHeader({ className, ...props }: ComponentProps<'header'>) {
  return (
    <header
      data-slot="page-header"
      className={cn(
        'grid items-start gap-x-8 gap-y-2 border-b border-line pb-6',
        'sm:grid-flow-row-dense sm:grid-cols-[minmax(0,1fr)_auto]',
        className,
      )}
      {...props}
    />
  )
}

/** Stands above the title: a `Breadcrumb`. */
function PageHeaderBreadcrumb({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="page-header-breadcrumb"
      className={cn('col-span-full min-w-0', className)}
      {...props}
    />
  )
}

/** The page's name, its only heading of level 1. A `StatusBadge` may stand in it. */
function PageHeaderTitle({
  level = 1,
  size = '2xl',
  className,
  ...props
}: Omit<ComponentProps<typeof Heading>, 'level'> & {
  /** The place in the page's outline. Default: 1. */
  level?: ComponentProps<typeof Heading>['level']
}) {
  return (
    <Heading
      data-slot="page-header-title"
      level={level}
      size={size}
      className={cn('flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1', className)}
      {...props}
    />
  )
}

/** One or two sentences, below the title. */
function PageHeaderDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="page-header-description"
      className={cn('max-w-reading text-base text-text-muted sm:col-start-1', className)}
      {...props}
    />
  )
}

/** Buttons for the whole page, of which one at most is primary. Below the text where the page is narrow. */
function PageHeaderActions({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="page-header-actions"
      className={cn(
        'mt-2 flex flex-wrap gap-3 sm:col-start-2 sm:row-span-2 sm:mt-0 sm:justify-end',
        className,
      )}
      {...props}
    />
  )
}

export {
  PageHeader,
  PageHeaderActions,
  PageHeaderBreadcrumb,
  PageHeaderDescription,
  PageHeaderTitle,
}
