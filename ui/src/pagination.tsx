'use client'

import { ChevronLeft, ChevronRight } from 'lucide'
import type { ComponentProps } from 'react'
import type { Words } from './english.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { cn } from './lib/cn.ts'
import { count } from './lib/number-text.ts'
import { onlyGiven } from './lib/only-given.ts'
import type { Optional } from './lib/optional.ts'
import { useControlled } from './lib/use-controlled.ts'
import { useLocale, useTexts } from './words.tsx'

interface PaginationProps
  extends Omit<ComponentProps<'nav'>, 'onChange'>,
    Optional<Omit<Words['pagination'], 'label'>> {
  /** The current page, counted from 1. */
  page?: number | undefined
  /** Default: 1. */
  defaultPage?: number | undefined
  pageCount: number
  onPageChange?: ((page: number) => void) | undefined
}

/** The pages of a long list, and the steps between them. */
function Pagination({
  page: givenPage,
  defaultPage = 1,
  pageCount,
  onPageChange,
  className,
  ...given
}: PaginationProps) {
  const [words, props] = useTexts('pagination', given)
  const locale = useLocale()
  const [page, setPage] = useControlled(givenPage, defaultPage, onPageChange)
  const entries = visiblePages(page, pageCount)
  return (
    <nav
      data-slot="pagination"
      aria-label={words.label}
      className={cn('flex items-center justify-center gap-1 max-sm:gap-0 print:hidden', className)}
      {...onlyGiven(props)}
    >
      <PageButton
        aria-label={words.previousLabel}
        aria-disabled={page <= 1}
        // After filtering there may be fewer pages than the current one.
        onClick={() => setPage(Math.min(page - 1, pageCount))}
      >
        <Icon icon={ChevronLeft} className="rtl:-scale-x-100" />
      </PageButton>
      <ol className="flex min-w-0 flex-wrap items-center justify-center gap-1 max-sm:gap-0">
        {entries.map((entry, index) => {
          const onPhone = phoneEntry(entries, index, page)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the buttons stay, their numbers change
            <li key={index}>
              {entry !== 'gap' && (
                <PageButton
                  aria-label={words.pageLabel(entry, locale)}
                  aria-current={entry === page ? 'page' : undefined}
                  onClick={() => setPage(entry)}
                  className={cn(onPhone !== entry && 'max-sm:hidden')}
                >
                  {count(entry, locale)}
                </PageButton>
              )}
              {onPhone === 'gap' && (
                <span
                  aria-hidden="true"
                  className={cn(
                    'inline-flex w-8 justify-center text-dp-text-muted max-sm:w-5',
                    entry !== 'gap' && 'sm:hidden',
                  )}
                >
                  …
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <PageButton
        aria-label={words.nextLabel}
        aria-disabled={page >= pageCount}
        onClick={() => setPage(page + 1)}
      >
        <Icon icon={ChevronRight} className="rtl:-scale-x-100" />
      </PageButton>
    </nav>
  )
}

/** Disabled only by `aria-disabled`, so that it keeps the focus on the first and last pages. */
function PageButton({ className, onClick, ...props }: ComponentProps<typeof IconButton>) {
  return (
    <IconButton
      data-slot="pagination-button"
      onClick={props['aria-disabled'] ? undefined : onClick}
      className={cn(
        'w-auto min-w-11 px-1.5 text-dp-base tabular-nums aria-disabled:opacity-40',
        'aria-[current=page]:bg-dp-text aria-[current=page]:font-semibold aria-[current=page]:text-dp-surface',
        'forced-colors:aria-[current=page]:border-2 forced-colors:aria-[current=page]:border-[Highlight]',
        className,
      )}
      {...props}
    />
  )
}

/**
 * The first page, the last and the neighbors of the current one: at most seven entries, and as
 * many on every page, so that the buttons do not move under the pointer.
 */
function visiblePages(page: number, pageCount: number): (number | 'gap')[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
  // Negated, so that the conditions hold for NaN.
  if (!(pageCount > 7)) return range(1, pageCount)
  if (!(page > 4)) return [...range(1, 5), 'gap', pageCount]
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount]
}

/** What stands for an entry on a phone, which has room for the first page, the last and the current one. */
function phoneEntry(entries: readonly (number | 'gap')[], index: number, page: number) {
  const place = entries.indexOf(page)
  const entry = entries[index]
  const isKept = [0, place, entries.length - 1].includes(index) || entry === 'gap'
  if (entries.length <= 4 || isKept) return entry
  const side = index < place ? entries.slice(0, place) : entries.slice(place + 1)
  return Math.abs(index - place) === 1 && !side.includes('gap') ? 'gap' : undefined
}

export { Pagination, phoneEntry, visiblePages }
