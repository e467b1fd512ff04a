import type { Printed } from '../../schema'

/** What makers print for a figure that they do not state. */
const UNKNOWN = /^(?:|[-–—−/?]+|n\/?\.?a\.?|k\.?\s?a\.?|none|tbd|nc)$/i

/** Whether a cell states nothing. */
export const isUnknown = (cell: string) => UNKNOWN.test(cell.trim())

/** A figure in a cell: a bound, a number, a unit. */
interface Figure {
  readonly bound: '' | '>' | '<' | '≥' | '≤'
  readonly value: number
  readonly unit: string
}

const FIGURE = /^(>=|<=|[><≥≤]|)\s*([+]?(?:\d+(?:[.,]\d+)?|[.,]\d+))\s*(.*?)[\s*†‡※¹²³]*$/u

/**
 * Reads a cell with a decimal point or comma, a bound and a unit, without the mark of a note; undefined where it is no
 * figure. "99+" is 99 or more.
 */
export function figureIn(cell: string): Figure | undefined {
  const [, sign = '', digits = '', unit = ''] = FIGURE.exec(cell.trim()) ?? []
  if (digits === '') return undefined
  const isLeast = sign === '' && /^(%?\+|\+%)$/.test(unit)
  const bound = isLeast ? '≥' : (sign.replace('>=', '≥').replace('<=', '≤') as Figure['bound'])
  return {
    bound,
    value: Number(digits.replace(',', '.')),
    unit: isLeast ? unit.replace('+', '') : unit,
  }
}

/** A reading of a cell: what it states, or what is wrong. */
export type Reading = { readonly printed: Printed } | { readonly wrong: string }

/** How one column counts, by its header and all of its cells. */
export type Counts = (figure: Figure) => number | { readonly wrong: string }

const rounded = (value: number) => Math.round(value * 1e6) / 1e6

const inUnit =
  (most: number, name: string, factor: number): Counts =>
  ({ value }) => {
    const counted = rounded(value * factor)
    return counted <= most ? counted : { wrong: `${value} is more than ${name} can be: ${most}.` }
  }

/** Figures of a column that are not unknown. */
const figuresOf = (cells: readonly string[]) => cells.flatMap((cell) => figureIn(cell) ?? [])

/** Per cent; shares of one where none is above 1, one has a fraction and no sign of per cent is there. */
export function perCent(header: string, cells: readonly string[]): Counts {
  const figures = figuresOf(cells)
  const named = header.includes('%') || figures.some(({ unit }) => unit.includes('%'))
  const shares =
    !named && figures.every(({ value }) => value <= 1) && figures.some(({ value }) => value % 1 > 0)
  return unitIn(/^%?$/, 'per cent, or a share of one', inUnit(100, 'a share', shares ? 100 : 1))
}

/** Per cent of the infrared of sunlight: what a header says of one wavelength, or of a part of them, is another figure. */
export function infrared(header: string, cells: readonly string[]): Counts {
  const [, from, to] = /(\d{3,4})(?:\D+(\d{4}))?\s*nm/.exec(header) ?? []
  if (from === undefined || (Number(from) <= 850 && Number(to) >= 2000))
    return perCent(header, cells)
  return () => ({
    wrong: `“${header}” is a part of the infrared: IRR is of all of it, from 780 to 2500 nm.`,
  })
}

/** Shares of one; per cent where the header, a cell or a figure above 1 says so. */
export function share(header: string, cells: readonly string[]): Counts {
  const figures = figuresOf(cells)
  const named = header.includes('%') || figures.some(({ unit, value }) => unit === '%' || value > 1)
  return unitIn(/^%?$/, 'a share of one, or per cent', inUnit(1, 'a share', named ? 0.01 : 1))
}

/** Any number up to a limit. */
export const upTo = (most: number) => (): Counts => unitIn(/^$/, 'a number', inUnit(most, 'it', 1))

/** What a W/m²K is in BTU/h·ft²·°F. */
const BTU = 5.678

/** W/m²K; the US unit where header or cell name it. Without a unit a small figure could be either. */
export const thermal =
  (header: string): Counts =>
  (figure) => {
    const unit = `${header} ${figure.unit}`
    if (/btu/i.test(unit)) return Math.round(figure.value * BTU * 100) / 100
    if (figure.value < 1.5 && !/w\s?\/\s?(?:\(?m|k)/i.test(unit)) {
      return { wrong: 'Name the unit in the header: “W/m²K”, or “BTU/h·ft²·°F” as on US sheets.' }
    }
    return inUnit(7, 'a pane', 1)(figure)
  }

/** Thickness in mil, from mil, µm or mm. */
export const mils =
  (header: string): Counts =>
  (figure) => {
    // What stands in brackets or after a stroke is the same in another unit.
    const own = figure.unit.replace(/\s*\(.*\)$|(?<=\p{L})\s*\/.*$/u, '')
    const unit = (own || header).toLowerCase()
    if (/\d/.test(own)) {
      return { wrong: `“${figure.unit}” is no unit here: one thickness in mil, µm or mm.` }
    }
    if (/\bmils?\b/.test(unit)) return figure.value
    if (/[µμ]m?|microns?|mikron/.test(unit)) return Math.round((figure.value / 25.4) * 10) / 10
    if (/\bgauge\b/.test(unit)) return figure.value / 100
    if (/\bmm\b/.test(unit)) return Math.round((figure.value / 0.0254) * 10) / 10
    return { wrong: 'Name the unit, in the header or the cell: “mil”, “µm” or “mm”.' }
  }

const unitIn =
  (allowed: RegExp, right: string, counts: Counts): Counts =>
  (figure) =>
    allowed.test(figure.unit)
      ? counts(figure)
      : { wrong: `“${figure.unit}” is no unit here: ${right}.` }

/** What follows the first figure of a range. */
const RANGE = /^\S{0,3}\s*(?:[-–—]|to|bis|à)\s*\d/

/** Reads a cell of a column; undefined where it states nothing. */
export function readFigure(cell: string, counts: Counts): Reading | undefined {
  if (isUnknown(cell)) return undefined
  const figure = figureIn(cell)
  if (!figure)
    return {
      wrong: `“${cell}” is no figure: a number, “>99”, “<1”, or a dash where it is unknown.`,
    }
  if (RANGE.test(figure.unit)) {
    return { wrong: `“${cell}” is a range: one figure, or a bound such as “>${figure.value}”.` }
  }
  const value = counts(figure)
  if (typeof value === 'object') return value
  return { printed: figure.bound === '' ? value : `${figure.bound}${value}` }
}

const FLIPPED = { '>': '<', '<': '>', '≥': '≤', '≤': '≥' } as const

/** What is rejected of what is transmitted, per cent: "<1" becomes ">99". */
export function complement(printed: Printed): Printed {
  if (typeof printed === 'number') return rounded(100 - printed)
  const bound = printed[0] as keyof typeof FLIPPED
  return `${FLIPPED[bound]}${rounded(100 - Number(printed.slice(1)))}`
}
