import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'OR',
  name: 'Oregon',
  basis: 'both',
  car: { front: 35, rearSide: 35, rear: 35 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  filmFloor: 50,
  mpvIf: 'multipurpose',
  bans: [{ looks: ['mirrored', 'red', 'gold', 'yellow', 'amber', 'black'] }],
  reflectance: 13,
  conditional: [{ vehicle: 'mpv', windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 35 }],
  papers: [{ kind: 'certificate', what: 'the certificate of the installer, kept in the vehicle' }],
  strip: { inches: 6 },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'The strip may be as dark as one likes.',
  exemptions:
    'A person with a medical need for darker windows may drive with them on the affidavit or prescription of a physician or optometrist, which has to be in the vehicle.',
  statute: 'Or. Rev. Stat. § 815.221',
  sources: [
    'copy https://codes.findlaw.com/or/title-59-oregon-vehicle-code/or-rev-st-sect-815-221/ 2023-01-01',
    'copy https://lawserver.com/law/state/oregon/or-statutes/oregon_statutes_815-222',
    'secondary https://windowstintlaw.com/tint-laws-by-state/oregon-tint-laws',
  ],
} as const satisfies LawRecord
