import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'WY',
  name: 'Wyoming',
  basis: 'net',
  car: { front: 28, rearSide: 28, rear: 28 },
  mpv: { front: 28, rearSide: 0, rear: 0 },
  bans: [{ looks: ['reflective'] }],
  reflectance: 20,
  conditional: [{ windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 100 }],
  strip: {
    as1: true,
    inches: 5,
    which: 'higher',
    only: ['nonreflective'],
    not: ['red', 'yellow', 'amber'],
  },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'A person whose physician or optometrist certifies the need may obtain a certificate from the state for film down to 25% on the windows and 70% on the windshield; it has to be in the vehicle.',
  notes: [
    'The limit does not count for the windows behind the driver of trucks, buses, motor homes, limousines and multipurpose passenger vehicles.',
  ],
  statute: 'Wyo. Stat. § 31-5-962',
  sources: [
    'copy https://unicourt.github.io/cic-code-wy/transforms/wy/ocwy/r83/gov.wy.code.title.31.html',
    'copy https://github.com/UniCourt/cic-code-wy/blob/ad6475bb8ff29603b23f03374744fbe8b6436abf/transforms/wy/ocwy/r84/gov.wy.code.title.31.html',
    'secondary https://www.tintdude.net/ptow.html',
  ],
  changed: '2008-01-01',
} as const satisfies LawRecord
