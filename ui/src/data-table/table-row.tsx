'use client'

import { CircleAlert } from 'lucide'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { Badge } from '../badge.tsx'
import type { Words } from '../english.ts'
import { Icon } from '../icon.tsx'
import { cn } from '../lib/cn.ts'
import { isElement } from '../lib/realm.ts'
import { type Column, cellText, type Formats, noteText, openingColumn } from './column.ts'
import { asCell, asRow } from './roles.ts'
import type { RowClasses, TableRowStyle } from './row-classes.ts'
import { SelectionBox } from './selection.tsx'
import { CellContent, isSelecting, OpenButton } from './table-cell.tsx'

/** Keep it stable between renders. */
type RowTexts = Pick<Words['dataTable'], 'selectRowLabel' | 'showAllText' | 'showLessText'>

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
  texts: RowTexts
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
  texts,
}: TableRowProps<Row>) {
  const tabIndex = isTabStop ? undefined : -1
  const naming = openingColumn(columns)
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
            label={texts.selectRowLabel(firstIndex + index + 1, formats.locale)}
            tabIndex={tabIndex}
            checked={selected}
            onChange={(range) => onSelect(id, range)}
          />
        </td>
      )}
      {columns.map((column, place) => {
        const key = `${id} ${column.id}`
        const isNaming = column === naming
        const opens = isNaming && onOpen
        const isLink = column.kind === 'email' || column.kind === 'link'
        const content = (
          <CellContent
            column={column}
            row={row}
            formats={formats}
            density={density}
            expanded={expanded.has(key)}
            onToggle={() => onToggle(key)}
            texts={texts}
          />
        )
        return (
          <td key={column.id} {...asCell} className={classes.cells[place]}>
            <CellFrame
              column={column}
              row={row}
              isCompact={density === 'compact'}
              isNaming={isNaming}
              isButton={Boolean(opens)}
            >
              {opens ? (
                <OpenButton
                  ref={(button) => focusWhenRendered(id, button)}
                  tabIndex={tabIndex}
                  density={density}
                  onOpen={() => onOpen(row)}
                >
                  {/* HTML allows no link inside a button. */}
                  {isLink ? cellText(column, row, formats) : content}
                </OpenButton>
              ) : (
                content
              )}
            </CellFrame>
          </td>
        )
      })}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

interface CellFrameProps<Row> {
  column: Column<Row>
  row: Row
  isCompact: boolean
  /** Whether the column names the row. */
  isNaming: boolean
  /** Whether the content is the button that opens the row. */
  isButton: boolean
  children: ReactNode
}

/** The content of a cell between its label, which only a card shows, and its note. */
function CellFrame<Row>(props: CellFrameProps<Row>) {
  const { column, row, isCompact, isNaming, isButton, children } = props
  const note = noteText(column, row)
  return (
    <>
      {!(isCompact && (isNaming || isSilent(column, row))) && (
        <span
          aria-hidden="true"
          className={cn(
            'text-dp-text-muted @2xl/table:hidden print:hidden',
            isCompact ? 'block text-dp-xs/5' : 'font-semibold',
          )}
        >
          {column.narrowHeader ?? column.header}
        </span>
      )}
      <div
        className={
          isCompact ? (note ? 'flex items-center gap-2 pe-3' : 'not-print:truncate') : undefined
        }
      >
        {isCompact && note && !isButton ? (
          <div className="min-w-0 not-print:truncate">{children}</div>
        ) : (
          children
        )}
        {note && (isCompact ? <NoteMark note={note} /> : <NoteBadge note={note} />)}
      </div>
    </>
  )
}

/** A cell without text, such as one with buttons, needs no label on a card. */
function isSilent<Row>(column: Column<Row>, row: Row): boolean {
  return column.kind === 'actions' || (column.kind === 'custom' && !cellText(column, row))
}

/** Whatever takes a click itself: native controls, what has the role of one, and what can have the focus. */
const controls = [
  'a, area, button, input, label, select, option, textarea, summary, iframe, audio, video, [contenteditable], [tabindex]',
  'button, link, checkbox, radio, switch, slider, spinbutton, textbox, searchbox, combobox, listbox, option, tab, treeitem, menuitem, menuitemcheckbox, menuitemradio, gridcell, scrollbar'
    .split(', ')
    .map((role) => `[role=${role}]`),
].join()

/** False for a click on a control of the row, in a layer opened from it, or at the end of a text selection. */
function isPlainClick({ target, currentTarget, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !isElement(target) || !currentTarget.contains(target)) return false
  const control = target.closest(controls)
  return (
    !(control && control !== currentTarget && currentTarget.contains(control)) &&
    !isSelecting(currentTarget)
  )
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
    <span
      data-slot="data-table-note"
      title={note}
      className="inline-flex text-dp-danger print:after:content-[attr(title)]"
    >
      <Icon icon={CircleAlert} label={note} className="size-4 print:hidden" />
    </span>
  )
}

export { type RowTexts, TableRow }
