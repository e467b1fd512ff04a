import type { FilmTraits } from '../schema'

/** A warranty in the cell of a table, with its regions where it differs by them. */
export const warrantyText = ({ warranty }: Pick<FilmTraits, 'warranty'>): string | undefined =>
  typeof warranty === 'object'
    ? warranty.map(({ region, period }) => `${region}: ${period}`).join('; ')
    : warranty
