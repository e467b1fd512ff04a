import type { FilmTraits, RegionalWarranty } from '../../schema'
import { type Fault, fault, type Row, type Table } from './table'

type Warranty = FilmTraits['warranty']

/** Of a line, and therefore the same in each of its rows. */
export const warrantyColumn = {
  key: 'warranty',
  header: 'Warranty',
  also: ['Guarantee', 'Garantie', 'Garantía', 'Garanzia', '保証期間'],
}

/** A warranty in a cell: “5 years”, or by region “Europe: 10 years (if a dealer lays it); India: 5 years”. */
export const warrantyCell = (warranty: Warranty): string =>
  typeof warranty === 'object'
    ? warranty
        .map(({ region, period, terms }) => `${region}: ${period}${terms ? ` (${terms})` : ''}`)
        .join('; ')
    : (warranty ?? '')

/** Begins what holds in a region. */
const REGION = /^([^:;()]+):\s+(.+?)(?:\s+\((.+)\))?$/s

function warrantyOf(cell: string): Warranty {
  const parts = cell.split(/;\s+(?=[^:;()]+:\s)/).map((part) => REGION.exec(part))
  const regions = parts.flatMap((part): RegionalWarranty[] => {
    const [, region, period, terms] = part ?? []
    return region && period ? [{ region, period, ...(terms && { terms }) }] : []
  })
  return regions.length === parts.length ? regions : cell
}

/** The warranty in the rows of one line: undefined where none of them states one. */
export function warrantyIn(rows: readonly Row[], { headers }: Table, faults: Fault[]): Warranty {
  const [first, ...others] = rows.filter(({ cells }) => cells.warranty)
  const cell = first?.cells.warranty
  for (const { line, cells } of others) {
    if (cells.warranty === cell) continue
    const message = `“${cells.warranty}”: line ${first?.line} says “${cell}”, and a film line has one warranty.`
    faults.push(fault(line, message, headers.warranty))
  }
  return cell && warrantyOf(cell)
}
