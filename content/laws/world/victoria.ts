import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'AU-VIC',
  name: 'Victoria',
  country: 'AU',
  basis: 'net',
  car: { front: 35, rearSide: 20, rear: 20 },
  mpv: { front: 35, rearSide: 20, rear: 20 },
  conditional: [{ windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 100 }],
  medical: null,
  strip: { wipers: true },
  windshieldVlt: 100,
  checked: '2026-11-27',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'The strip may cover the top 10% of the windshield where that is more.',
  exemptions: 'The department may exempt vehicles that are built for a special purpose.',
  statute: 'Road Safety (Vehicles) Regulations 2021, reg. 35; VSI 2, Window tinting and films',
  sources: [
    'agency https://transport.vic.gov.au/Road-rules-and-safety/Window-tinting',
    'agency https://transport.vic.gov.au/registration-and-licensing/registration/standard-and-non-standard-vehicle-information/vehicle-standards-information/window-tinting-and-films 2021-10',
  ],
} as const satisfies LawRecord
