import { type FilmTraits, illustrative, type ModelRecord, type Stated } from '../../schema'

export const models = [
  illustrative({
    name: 'DPAF 05',
    transmits: [1, 5, 42],
    reflects: { outside: [6, 32, 24], inside: [5, 16, 18] },
  }),
  illustrative({
    name: 'DPAF 10',
    transmits: [1, 10, 45],
    reflects: { outside: [6, 30, 23], inside: [5, 15, 17] },
  }),
  illustrative({
    name: 'DPAF 15',
    transmits: [1, 15, 48],
    reflects: { outside: [6, 28, 22], inside: [5, 14, 16] },
  }),
  illustrative({
    name: 'DPAF 25',
    transmits: [1, 25, 52],
    reflects: { outside: [6, 25, 20], inside: [5, 13, 15] },
  }),
  illustrative({
    name: 'DPAF 35',
    transmits: [1, 35, 58],
    reflects: { outside: [6, 22, 18], inside: [5, 12, 14] },
  }),
  illustrative({
    name: 'DPAF 45',
    transmits: [1, 45, 64],
    reflects: { outside: [6, 19, 16], inside: [5, 11, 13] },
  }),
] as const satisfies readonly Stated<ModelRecord>[]

export const traits = {
  goesOn: illustrative(['window', 'skylight', 'storefront']),
  // The FAQ calls dyed films free of metal, and the table of plies names a coat over the metal of a single ply.
} as const satisfies FilmTraits
