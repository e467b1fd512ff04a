'use client'

import { CircleAlert } from 'lucide'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { Badge } from '../badge.tsx'
import type { Words } from '../english.ts'
import { Icon } from '../icon.tsx'
import { isElement } from '../lib/realm.ts'
import { TableCell, TableRow } from '../table.tsx'
import { type Column, cellText, type Formats, noteText, openingColumn } from './column.ts'
import type { RowClasses, TableRowStyle } from './row-classes.ts'
import { SelectionBox } from './selection.tsx'
import { CellContent, endsDrag, notePress, OpenButton } from './table-cell.tsx'
import type { KeptCells } from './use-kept-cell.ts'

interface DataTableRowProps<Row> extends Pick<TableRowStyle, 'density'> {
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
  kept: KeptCells
  onOpen: ((row: Row) => void) | undefined
  isOpen: boolean
  /** Whether Tab reaches the controls of the row. */
  isTabStop: boolean
  onFocus(id: string): void
  focusWhenRendered(id: string, button: HTMLElement | null): void
  texts: Words['dataTable']
}

/** Memoized, so that scrolling renders only the rows that come into view. */
const DataTableRow = memo(function DataTableRow<Row>({
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
  kept,
  onOpen,
  isOpen,
  isTabStop,
  onFocus,
  focusWhenRendered,
  texts,
}: DataTableRowProps<Row>) {
  const tabIndex = isTabStop ? undefined : -1
  const isCompact = density === 'compact'
  const naming = openingColumn(columns)
  return (
    <TableRow
      ref={measure}
      data-slot="data-table-row"
      data-index={index}
      selected={selected}
      open={isOpen}
      // The header is row 1.
      aria-rowindex={firstIndex + index + 2}
      onFocus={onOpen && (() => onFocus(id))}
      onMouseDown={onOpen && notePress}
      onClick={onOpen && ((event) => isPlainClick(event) && onOpen(row))}
      className={classes.row}
    >
      {selected !== undefined && (
        <TableCell className={classes.selection}>
          <SelectionBox
            label={texts.selectRowLabel(firstIndex + index + 1, formats.locale)}
            tabIndex={tabIndex}
            checked={selected}
            onChange={(range) => onSelect(id, range)}
          />
        </TableCell>
      )}
      {columns.map((column, place) => {
        const isNaming = column === naming
        const opens = isNaming && onOpen
        const isLink = column.kind === 'email' || column.kind === 'link'
        const content = (
          <CellContent
            column={column}
            row={row}
            formats={formats}
            isName={Boolean(opens)}
            density={density}
            kept={kept}
            id={`${id} ${column.id}`}
            texts={texts}
          />
        )
        return (
          <TableCell
            key={column.id}
            label={
              isCompact && (isNaming || isSilent(column, row))
                ? undefined
                : (column.narrowHeader ?? column.header)
            }
            className={classes.cells[place]}
          >
            <Noted note={noteText(column, row)} isCompact={isCompact} isButton={Boolean(opens)}>
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
            </Noted>
          </TableCell>
        )
      })}
    </TableRow>
  )
}) as <Row>(props: DataTableRowProps<Row>) => ReactNode

interface NotedProps {
  note: string | undefined
  isCompact: boolean
  /** Whether the content is the button that opens the row. */
  isButton: boolean
  children: ReactNode
}

/** The content of a cell, and its note: below it, or a mark on its one line. */
function Noted({ note, isCompact, isButton, children }: NotedProps) {
  if (!isCompact)
    return (
      <>
        {children}
        {note && (
          <Badge
            variant="secondary"
            data-slot="data-table-note"
            className="mt-1.5 rounded-dp-sm whitespace-normal"
          >
            {note}
          </Badge>
        )}
      </>
    )
  const content = isButton ? children : <div className="min-w-0 not-print:truncate">{children}</div>
  if (!note) return content
  return (
    <div className="flex items-center gap-2 pe-3">
      {content}
      <span
        data-slot="data-table-note"
        title={note}
        className="inline-flex text-dp-danger print:after:content-[attr(title)]"
      >
        <Icon icon={CircleAlert} label={note} className="size-4 print:hidden" />
      </span>
    </div>
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

/** False for a click on a control of the row, in a layer opened from it, or at the end of a drag. */
function isPlainClick(event: MouseEvent): boolean {
  const { target, currentTarget, defaultPrevented } = event
  if (defaultPrevented || !isElement(target) || !currentTarget.contains(target)) return false
  const control = target.closest(controls)
  return (
    !(control && control !== currentTarget && currentTarget.contains(control)) && !endsDrag(event)
  )
}

export { DataTableRow }
