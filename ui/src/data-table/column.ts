/** What the columns of a table are, and the text of their cells. */
import type { ReactNode } from 'react'
import { dayFormat, timeOfDay } from '../lib/day.ts'
import { isDate, numberOf } from '../lib/given-value.ts'
import { onceEach } from '../lib/once-each.ts'

type Missing = null | undefined

interface ColumnFrame<Row> {
  /** Unique within the table. */
  readonly id: string
  /** In a narrow table it is shown before each value. */
  readonly header: string
  /** The least width in a wide table, in rem. Each kind has its own default. */
  readonly widthRem?: number | undefined
  /** Takes the width that the other columns leave. */
  readonly grow?: true | undefined
  /** Names the row: its cell becomes the button that opens it. Default: the first column. */
  readonly opens?: true | undefined
  /** Whether the header is a button that sorts. Default: true. */
  readonly sortable?: boolean | undefined
  /**
   * Its place in a narrow table of compact density, where a row is a card of two columns: `line`
   * takes both. Default: by its kind.
   */
  readonly narrow?: 'start' | 'end' | 'line' | 'hidden' | undefined
  /** Its header on a card, where its content shows something else there. Default: `header`. */
  readonly narrowHeader?: string | undefined
  /** A remark: under the value, or in compact density a mark beside it. */
  note?: ((row: Row) => string | Missing) | undefined
}

/** What one column shows of a row, and how. A missing value is shown as a dash. */
type Column<Row> = ColumnFrame<Row> &
  (
    | { readonly kind: 'longText' | 'email'; value(row: Row): string | Missing }
    | {
        readonly kind: 'text'
        value(row: Row): string | Missing
        /** Makes the cell a button that edits it, unless it opens the row. Called with what was typed, if it is another. */
        onEdit?: ((row: Row, text: string) => void) | undefined
      }
    | { readonly kind: 'link'; value(row: Row): string | Missing; href(row: Row): string }
    | {
        readonly kind: 'badge'
        value(row: Row): string | Missing
        /** Default: `secondary`. */
        variant?: ((row: Row) => 'default' | 'secondary' | 'success' | 'destructive') | undefined
      }
    | {
        readonly kind: 'number'
        value(row: Row): number | Missing
        /** Such as `{ style: 'currency', currency: 'EUR' }`, in the language around. */
        readonly format?:
          | Intl.NumberFormatOptions
          | ((value: number, locale: string) => string)
          | undefined
      }
    | {
        readonly kind: 'dateTime'
        value(row: Row): Date | Missing
        /** Such as `{ dateStyle: 'short', timeStyle: 'short' }`. Default: to the second. */
        readonly format?: Intl.DateTimeFormatOptions | undefined
      }
    | {
        /** A day without a time, which is the same in every time zone. */
        readonly kind: 'date'
        /** Such as "2027-04-01". */
        value(row: Row): string | Missing
        /** Such as `{ dateStyle: 'medium' }`. Default: in numbers. */
        readonly format?: Intl.DateTimeFormatOptions | undefined
      }
    | {
        readonly kind: 'custom'
        /** What the content says, for the filter and for sorting. */
        value(row: Row): string | Missing
        content(row: Row): ReactNode
        /** What the rows are sorted by instead of `value`. */
        sortValue?: ((row: Row) => number | Missing) | undefined
      }
    | {
        /** Buttons and menus of a row: neither sorted nor filtered by, and never hidden. */
        readonly kind: 'actions'
        content(row: Row): ReactNode
      }
  )

type Kind = Column<never>['kind']

const widthsRem: Record<Kind, number> = {
  text: 10.5,
  longText: 19,
  email: 15,
  link: 13,
  badge: 7.5,
  number: 8.5,
  dateTime: 13,
  date: 8.5,
  custom: 10.5,
  actions: 7,
}

const narrowPlaces: Partial<Record<Kind, 'end' | 'line'>> = {
  longText: 'line',
  badge: 'end',
  number: 'end',
  dateTime: 'end',
  date: 'end',
  actions: 'end',
}

/** The column that names a row. */
function openingColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find(({ opens }) => opens) ?? columns[0]
}

/** Where a card of compact density shows the column. */
function narrowPlace<Row>(column: Column<Row>): 'start' | 'end' | 'line' | 'hidden' {
  return column.narrow ?? narrowPlaces[column.kind] ?? 'start'
}

/** How a place writes numbers and times, and puts texts in order. */
interface Formats {
  readonly locale: string
  number(options?: Intl.NumberFormatOptions): Intl.NumberFormat
  dateTime(options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat
  date(options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat
  readonly order: Intl.Collator
}

const toTheSecond = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const

/** The formats of a language and a time zone. Default: English, and the time zone of the place. */
function formatsOf(locale = 'en', timeZone?: string): Formats {
  return {
    locale,
    number: onceEach(
      (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
    ),
    dateTime: onceEach(
      (options: Intl.DateTimeFormatOptions = toTheSecond) =>
        new Intl.DateTimeFormat(locale, { timeZone, ...options }),
    ),
    date: onceEach((options?: Intl.DateTimeFormatOptions) => dayFormat(locale, options)),
    order: new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }),
  }
}

const localFormats = formatsOf()

/*
 * The values of rows come from servers: what is of another kind than its column says is read as far as it can be, or is
 * missing. None of it throws.
 */

/** A time in milliseconds, also of a date that came as text; undefined for what is none. */
function timeOf(value: unknown): number | undefined {
  const isTime = typeof value === 'string' || typeof value === 'number' || isDate(value)
  return isTime ? numberOf(new Date(value).getTime()) : undefined
}

/** A day such as "2027-04-01", also of a time; empty for what is none. */
function dayOf(value: unknown): string {
  const time = isDate(value) ? timeOf(value) : undefined
  const text = time === undefined ? value : new Date(time).toISOString()
  return typeof text === 'string' && !Number.isNaN(timeOfDay(text.slice(0, 10)))
    ? text.slice(0, 10)
    : ''
}

/** The text of a value; empty for an object. */
function textOf(value: unknown, formats: Formats): string {
  if (typeof value === 'string') return value
  const time = isDate(value) ? timeOf(value) : undefined
  if (time !== undefined) return formats.dateTime().format(time)
  return value === null || typeof value === 'object' || value === undefined ? '' : String(value)
}

/** The text a cell shows; empty where the row has no value. */
function cellText<Row>(column: Column<Row>, row: Row, formats = localFormats): string {
  if (column.kind === 'number') {
    const value = numberOf(column.value(row))
    if (value === undefined) return ''
    const { format } = column
    if (typeof format === 'function') return format(value, formats.locale)
    return formats.number(format).format(value)
  }
  if (column.kind === 'dateTime') {
    const time = timeOf(column.value(row))
    return time === undefined ? '' : formats.dateTime(column.format).format(time)
  }
  if (column.kind === 'date') {
    const time = numberOf(timeOfDay(dayOf(column.value(row))))
    return time === undefined ? '' : formats.date(column.format).format(time)
  }
  return column.kind === 'actions' ? '' : textOf(column.value(row), formats)
}

/** The remark on a value; empty where there is none. */
function noteText<Row>(column: Column<Row>, row: Row): string {
  return textOf(column.note?.(row), localFormats)
}

export {
  type Column,
  cellText,
  dayOf,
  type Formats,
  formatsOf,
  localFormats,
  type Missing,
  narrowPlace,
  noteText,
  openingColumn,
  timeOf,
  widthsRem,
}
