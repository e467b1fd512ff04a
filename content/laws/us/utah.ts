import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'UT',
  name: 'Utah',
  basis: 'net',
  car: { front: 35, rearSide: 0, rear: 0 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  tolerance: 5,
  toleranceOf: 'meter',
  bans: [{ looks: ['metallic', 'mirrored'] }],
  conditional: [{ windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 100 }],
  medical: null,
  strip: { as1: true, inches: 4, which: 'lower' },
  windshieldVlt: 70,
  checked: '2026-11-26',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions: 'We could not confirm a medical exemption in the statute.',
  notes: [
    'Since May 7, 2025 (H.B. 112), an officer may not ask for the registration or the license to be suspended for tint alone; the limits stayed.',
    'Before May 4, 2022, the front side windows had to pass 43%; many tables and an older page of the Highway Patrol still say so.',
  ],
  statute: 'Utah Code § 41-6a-1635',
  sources: [
    'statute https://le.utah.gov/~2022/bills/static/SB0149.html 2022',
    'statute https://le.utah.gov/Session/2025/bills/enrolled/HB0112.xml 2025-03-06',
    'secondary https://fastdemocracy.com/bill-summary/?billsummary_id=UTB00011545&billsummary_session=2024&billsummary_state=ut',
    'secondary https://app.legiplex.com/lpx/bill/342084',
    'secondary https://tintlaw.info/?p=109',
  ],
  changed: '2025-05-07',
  otherVersions: [
    {
      until: '2022-05-04',
      basis: 'net',
      car: { front: 43, rearSide: 0, rear: 0 },
      mpv: { front: 43, rearSide: 0, rear: 0 },
      filmFloor: null,
      tolerance: null,
    },
  ],
} as const satisfies LawRecord
