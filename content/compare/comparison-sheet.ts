import { csv } from '../csv'
import type { Model } from '../films/catalog'
import { filmText } from '../films/text'
import { warrantyText } from '../films/warranty'
import { compare as text } from '../pages/compare'
import { sourceCell, specifierCells, specifierHeader, valueCells, valueHeader } from './value-sheet'

/**
 * Returns the compared films as CSV, one per line, with illustrative values marked.
 * @param vlt the light that all were asked for, per cent: adds how far each is from it
 */
export function comparisonSheet(films: readonly Model[], vlt?: number): string {
  const { line, thickness, warranty, difference } = text.sheet
  return csv([
    [
      filmText.model,
      line,
      ...valueHeader,
      ...specifierHeader(['single']),
      ...(vlt === undefined ? [] : [difference(vlt)]),
      thickness,
      warranty,
      filmText.sheet.source,
    ],
    ...films.map((film) => [
      film.name,
      film.line.name,
      ...valueCells(film),
      ...specifierCells(film, ['single']),
      ...(vlt === undefined ? [] : [film.vlt - vlt]),
      film.thicknessMil,
      warrantyText(film.line.traits),
      sourceCell(film),
    ]),
  ])
}
