'use client'

import { CircleAlert } from 'lucide'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { Badge } from '../badge.tsx'
import type { Words } from '../english.ts'
import { Icon } from '../icon.tsx'
import { cn } from '../lib/cn.ts'
import { type Column, cellText, type Formats, openingColumn } from './column.ts'
import { asCell, asRow } from './roles.ts'
import type { RowClasses, TableRowStyle } from './row-classes.ts'
import { SelectionBox } from './selection.tsx'
import { CellContent, OpenButton } from './table-cell.tsx'

/** Keep it stable between renders. */
type RowWords = Pick<Words['dataTable'], 'selectRowLabel' | 'showAllText' | 'showLessText'>

interface TableRowProps<Row> extends Pick<TableRowStyle, 'density'> {
  columns: readonly Column<Row>[]
  classes: RowClasses
  formats: Formats
  id: string
  row: Row
  index: number
  firstIndex: number
  measure: ((element: HTMLElement | null) => void) | undefined
  /** Undefined in a table without selection. */
  selected: boolean | undefined
  onSelect(id: string, range: boolean): void
  expanded: ReadonlySet<string>
  onToggle(key: string): void
  onOpen: ((row: Row) => void) | undefined
  isOpen: boolean
  /** Whether Tab reaches the controls of the row. */
  isTabStop: boolean
  onFocus(id: string): void
  focusWhenRendered(id: string, button: HTMLElement | null): void
  words: RowWords
}

/** Memoized, so that scrolling renders only the rows that come into view. */
const TableRow = memo(function TableRow<Row>({
  columns,
  classes,
  formats,
  id,
  row,
  index,
  firstIndex,
  measure,
  density,
  selected,
  onSelect,
  expanded,
  onToggle,
  onOpen,
  isOpen,
  isTabStop,
  onFocus,
  focusWhenRendered,
  words,
}: TableRowProps<Row>) {
  const isCompact = density === 'compact'
  const tabIndex = isTabStop ? undefined : -1
  const opening = openingColumn(columns)
  return (
    <tr
      ref={measure}
      {...asRow}
      data-slot="data-table-row"
      data-index={index}
      data-selected={selected || undefined}
      data-open={isOpen || undefined}
      // The header is row 1.
      aria-rowindex={firstIndex + index + 2}
      aria-selected={selected}
      aria-current={isOpen || undefined}
      onFocus={onOpen && (() => onFocus(id))}
      onClick={onOpen && ((event) => isPlainClick(event) && onOpen(row))}
      className={classes.row}
    >
      {selected !== undefined && (
        <td {...asCell} className={classes.selection}>
          <SelectionBox
            label={words.selectRowLabel(firstIndex + index + 1, formats.locale)}
            tabIndex={tabIndex}
            checked={selected}
            onChange={(range) => onSelect(id, range)}
          />
        </td>
      )}
      {columns.map((column, place) => {
        const key = `${id} ${column.id}`
        const note = column.note?.(row)
        const opens = column === opening && onOpen
        const isLink = column.kind === 'email' || column.kind === 'link'
        const content = (
          <CellContent
            column={column}
            row={row}
            formats={formats}
            density={density}
            expanded={expanded.has(key)}
            onToggle={() => onToggle(key)}
            words={words}
          />
        )
        return (
          <td key={column.id} {...asCell} className={classes.cells[place]}>
            {!(isCompact && (column === opening || isSilent(column, row))) && (
              <span
                aria-hidden="true"
                className={cn(
                  'text-dp-text-muted @2xl:hidden',
                  isCompact ? 'block text-dp-xs/5' : 'font-semibold',
                )}
              >
                {column.narrowHeader ?? column.header}
              </span>
            )}
            <div
              className={
                isCompact ? (note ? 'flex items-center gap-2 pe-3' : 'truncate') : undefined
              }
            >
              {opens ? (
                <OpenButton
                  ref={(button) => focusWhenRendered(id, button)}
                  tabIndex={tabIndex}
                  density={density}
                  onClick={() => onOpen(row)}
                >
                  {/* No link inside a button. */}
                  {isLink ? cellText(column, row, formats) : content}
                </OpenButton>
              ) : isCompact && note ? (
                <div className="min-w-0 truncate">{content}</div>
              ) : (
                content
              )}
              {note && (isCompact ? <NoteMark note={note} /> : <NoteBadge note={note} />)}
            </div>
          </td>
        )
      })}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

/** What says nothing, as buttons do, needs no label on a card. */
function isSilent<Row>(column: Column<Row>, row: Row): boolean {
  return column.kind === 'actions' || (column.kind === 'custom' && !column.value(row))
}

/** Not a click on a control of the row or in a layer that it has opened, nor the end of selecting its text. */
function isPlainClick({ target, currentTarget, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target))
    return false
  const control = 'a, button, input, label, select, textarea, summary, [contenteditable]'
  return !target.closest(control) && getSelection()?.isCollapsed !== false
}

function NoteBadge({ note }: { note: string }) {
  return (
    <Badge
      variant="secondary"
      data-slot="data-table-note"
      className="mt-1.5 rounded-dp-sm whitespace-normal"
    >
      {note}
    </Badge>
  )
}

function NoteMark({ note }: { note: string }) {
  return (
    <span data-slot="data-table-note" title={note} className="inline-flex text-dp-danger">
      <Icon icon={CircleAlert} label={note} className="size-4" />
    </span>
  )
}

export { type RowWords, TableRow }
