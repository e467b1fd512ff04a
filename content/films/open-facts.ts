import type { FilmLine } from '../schema'

/** What those who specify or distribute ask of a line and only the owner can state: none of it has been stated yet. */
const forAll = ['Sample order', 'Minimum order of distributors'] as const

/** The same by market. EN standards are for buildings. */
export const openFacts = {
  automotive: ['General type approval for Germany (ABG)', ...forAll],
  architectural: [
    'Reaction to fire (EN 13501-1)',
    'Pendulum test (EN 12600)',
    'Manual attack (EN 356)',
    'CE mark',
    ...forAll,
  ],
} as const satisfies Readonly<Record<FilmLine['market'], readonly string[]>>
