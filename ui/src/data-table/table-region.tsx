'use client'

import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { focusRing } from '../lib/focus-ring.ts'
import { scrollShades } from '../lib/scroll-shades.ts'
import { asCell, asRow, asTable } from './roles.ts'
import { BodyFrame } from './table-body.tsx'

interface TableRegionProps extends ComponentProps<'div'> {
  captionId: string
  isLoading: boolean
  maxHeight: string
  /** Whether cards scroll inside the region rather than with the page. */
  scrollsCards: boolean
  /** Undefined while a message takes the place of the rows. */
  rowCount: number | undefined
  minWidthRem: number
}

/** The table in the container that scrolls it. */
function TableRegion({
  captionId,
  isLoading,
  maxHeight,
  scrollsCards,
  rowCount,
  minWidthRem,
  children,
  ...props
}: TableRegionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section of this name would repeat the caption in the outline
    <div
      {...props}
      role="region"
      aria-labelledby={captionId}
      aria-busy={isLoading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
      tabIndex={0}
      data-slot="data-table-region"
      style={{
        ...scrollShades('var(--dp-surface-raised)'),
        ...({ '--dp-table-height': maxHeight } as CSSProperties),
      }}
      className={cn(
        // Without `relative`, text for screen readers alone would make the page longer.
        'relative not-print:overflow-auto overscroll-x-contain rounded-dp-sm border border-dp-line bg-dp-surface-raised @2xl/table:max-h-(--dp-table-height) print:bg-none!',
        // The focused element stays clear of the header row; one cut off by an edge scrolls to the middle.
        'scroll-px-[40%] scroll-py-1 @2xl/table:scroll-pt-16',
        focusRing,
        scrollsCards && '@max-2xl/table:max-h-[75dvh]',
      )}
    >
      <table
        {...asTable}
        aria-labelledby={captionId}
        aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
        style={{ minWidth: `${minWidthRem}rem` }}
        className="w-full border-separate border-spacing-0 not-print:table-fixed @max-2xl/table:block @max-2xl/table:min-w-0! print:min-w-0!"
      >
        {children}
      </table>
    </div>
  )
}

interface TableMessageProps {
  role: 'alert' | 'status'
  columnCount: number
  children: ReactNode
}

/** A message in place of the rows. */
function TableMessage({ role, columnCount, children }: TableMessageProps) {
  return (
    <BodyFrame>
      <tr {...asRow} className="@max-2xl/table:block">
        <td
          {...asCell}
          colSpan={columnCount}
          data-slot="data-table-message"
          className="px-4 py-10 text-dp-text-muted @max-2xl/table:block"
        >
          {/* The message stays in view however far the table is scrolled sideways. */}
          <span role={role} className="sticky start-4">
            {children}
          </span>
        </td>
      </tr>
    </BodyFrame>
  )
}

export { TableMessage, TableRegion }
