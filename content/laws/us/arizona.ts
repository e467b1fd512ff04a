import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'AZ',
  name: 'Arizona',
  basis: 'net',
  car: { front: 33, rearSide: 0, rear: 0 },
  mpv: { front: 33, rearSide: 0, rear: 0 },
  tolerance: 3,
  reflectance: 35,
  conditional: [{ windows: ['rear'], unless: 'mirrors', limit: 100 }],
  strip: { inchesAboveSeat: 29, only: ['transparent'], not: ['red', 'amber'] },
  windshieldVlt: 100,
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'The strip must not reflect more than the glass does.',
  exemptions:
    "The state's Medical Review Program grants an exemption on a physician's letter and copies of the registrations; it covers vehicles the person owns or regularly rides in.",
  notes: [
    'The statute itself writes 33% plus or minus 3, and 35% plus or minus 3 for reflectance.',
    'Behind the driver the law limits only the reflectance, for cars and larger vehicles alike.',
    'It forbids no mirror by its look: the number for what a window may reflect decides.',
  ],
  statute: 'Ariz. Rev. Stat. § 28-959.01',
  sources: [
    'statute https://www.azleg.gov/ars/28/00959-01.htm',
    'agency https://azdot.gov/motor-vehicles/driver-services/medical-review/window-tinting-exemption',
    'secondary https://huggingface.co/datasets/referencesource/state-window-tint-vlt-limits',
    'secondary https://legalclarity.org/arizona-window-tinting-laws-compliance-and-exemptions',
  ],
} as const satisfies LawRecord
