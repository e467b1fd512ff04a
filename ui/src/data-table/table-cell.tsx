'use client'

import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import { Badge } from '../badge.tsx'
import type { Words } from '../english.ts'
import { cn } from '../lib/cn.ts'
import { focusRing } from '../lib/focus-ring.ts'
import { Link } from '../link.tsx'
import { type Column, cellText, dayOf, type Formats, timeOf } from './column.ts'
import { EditableCell } from './editable-cell.tsx'
import { type KeptCell, useKeptCell } from './use-kept-cell.ts'

/** Texts longer than this are collapsed to three lines at first. */
const collapsedLength = 140

interface CellContentProps<Row> extends KeptCell {
  column: Column<Row>
  row: Row
  formats: Formats
  /** Whether it is inside the button that opens the row. */
  isName: boolean
  /** `compact` shows long texts on one line, without a button that expands them. */
  density: 'comfortable' | 'compact'
  texts: Words['dataTable']
}

/** The value of one cell, by the kind of its column. */
function CellContent<Row>({
  column,
  row,
  formats,
  isName,
  density,
  texts,
  ...cell
}: CellContentProps<Row>): ReactElement {
  if (column.kind === 'custom' || column.kind === 'actions')
    return <span className="contents">{column.content(row)}</span>
  const text = cellText(column, row, formats)
  if (column.kind === 'text' && column.onEdit && !isName) {
    const { header, onEdit } = column
    const change = (typed: string) => onEdit(row, typed)
    return (
      <EditableCell
        text={text}
        header={header}
        editLabel={texts.editLabel(header)}
        onEdit={change}
        {...cell}
      />
    )
  }
  if (text === '') return <span className="text-dp-text-muted">–</span>
  switch (column.kind) {
    case 'email':
      return (
        <Link href={mailTo(text)} className={linkClasses}>
          {text}
        </Link>
      )
    case 'link':
      return (
        <Link href={column.href(row)} className={linkClasses}>
          {text}
        </Link>
      )
    case 'badge':
      return <Badge variant={column.variant?.(row) ?? 'secondary'}>{text}</Badge>
    case 'dateTime':
      return <time dateTime={new Date(timeOf(column.value(row)) ?? 0).toISOString()}>{text}</time>
    case 'date':
      return <time dateTime={dayOf(column.value(row))}>{text}</time>
    case 'number':
      return <span className="tabular-nums">{text}</span>
    case 'longText':
      if (density === 'compact') return <Line>{text}</Line>
      return <LongText text={text} label={column.header} texts={texts} {...cell} />
    case 'text':
      return density === 'compact' ? <Line>{text}</Line> : <span dir="auto">{text}</span>
  }
}

/** On paper the width of a column follows from its words. */
const linkClasses = 'wrap-anywhere print:wrap-break-word'

/** Aligned with its column, and truncated at the end of the text's direction. */
function Line({ children }: { children: string }) {
  return (
    <span dir="auto" className="block w-fit max-w-full not-print:truncate">
      {children}
    </span>
  )
}

/** Where the pointer was pressed last. */
let pressed = { x: 0, y: 0 }

const notePress = ({ screenX, screenY }: MouseEvent) => {
  pressed = { x: screenX, y: screenY }
}

/** Whether a click ends a drag, or the selection of a text. One by assistive technology has a `detail` of 0. */
function endsDrag({ detail, screenX, screenY, currentTarget }: MouseEvent) {
  const isFar = Math.hypot(screenX - pressed.x, screenY - pressed.y) > 8
  const { ownerDocument } = currentTarget as Element
  return detail > 0 && (isFar || ownerDocument.getSelection()?.isCollapsed === false)
}

interface OpenButtonProps extends ComponentProps<'span'>, Pick<CellContentProps<never>, 'density'> {
  onOpen(): void
}

/** The first cell of a row that can be opened: its text, and the button by which the keyboard opens it. */
function OpenButton({ density, className, tabIndex = 0, onOpen, ...props }: OpenButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the text in a `button` cannot be selected
    <span
      role="button"
      tabIndex={tabIndex}
      onClick={(event) => !endsDrag(event) && onOpen()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        if (!event.repeat) onOpen()
      }}
      data-slot="data-table-open"
      className={cn(
        'block w-full min-w-0 cursor-pointer text-start font-[inherit]',
        focusRing,
        '-outline-offset-3',
        density === 'compact' &&
          // On a card the frame of the focus stands outside the text.
          'min-h-9.75 px-3 py-2.25 print:px-2 not-print:truncate @max-2xl/table:-mx-2 @max-2xl/table:min-h-6 @max-2xl/table:w-auto @max-2xl/table:px-2 @max-2xl/table:py-0.5',
        className,
      )}
      {...props}
    />
  )
}

/** Encodes the characters that would start a subject or a second recipient in a `mailto:` link. */
function mailTo(address: string): string {
  return `mailto:${address.replace(/[%?#&,;]/g, encodeURIComponent)}`
}

interface LongTextProps extends KeptCell {
  text: string
  label: string
  texts: Words['dataTable']
}

/** Clamped by CSS, so that screen readers and find-in-page have all of the text. */
function LongText({ text, label, texts, ...cell }: LongTextProps) {
  const [unfolded, setUnfolded] = useKeptCell(cell)
  const expanded = unfolded !== undefined
  const toggleText = expanded ? texts.showLessText : texts.showAllText
  const collapsible = text.length > collapsedLength
  return (
    <>
      <p
        className={cn('whitespace-pre-line', collapsible && !expanded && 'not-print:line-clamp-3')}
      >
        {text}
      </p>
      {collapsible && (
        <button
          type="button"
          data-slot="data-table-fold"
          aria-expanded={expanded}
          aria-label={`${toggleText}: ${label}`}
          onClick={() => setUnfolded(expanded ? undefined : text)}
          className={cn(
            'mt-1 min-h-6 cursor-pointer print:hidden text-dp-sm font-semibold text-dp-text underline decoration-dp-accent-strong underline-offset-4',
            focusRing,
          )}
        >
          {toggleText}
        </button>
      )}
    </>
  )
}

export { CellContent, endsDrag, notePress, OpenButton }
