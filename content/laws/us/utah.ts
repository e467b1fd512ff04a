import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'UT',
  name: 'Utah',
  basis: 'net',
  car: { front: 35, rearSide: 0, rear: 0 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  tolerance: 5,
  checked: '2026-11-22',
  verified: true,
} as const satisfies LimitsRecord

export const law = {
  windshield:
    'Film is allowed in the top four inches or down to the AS-1 line, whichever is lower; the rest of the windshield must let 70% of light through.',
  exemptions: 'We could not confirm a medical exemption in the statute.',
  notes: [
    'Before May 4, 2022, the front side windows had to pass 43%; many tables and an older page of the Highway Patrol still say so.',
    'Metallic or mirrored film is not allowed on any window.',
    'A vehicle with darkened windows behind the driver needs an outside mirror on each side.',
  ],
  statute: 'Utah Code § 41-6a-1635',
  sources: [
    'law https://le.utah.gov/~2022/bills/static/SB0149.html',
    'law https://le.utah.gov/Session/2025/bills/enrolled/HB0112.xml',
    'secondary https://fastdemocracy.com/bill-summary/?billsummary_id=UTB00011545&billsummary_session=2024&billsummary_state=ut',
    'secondary https://app.legiplex.com/lpx/bill/342084',
    'secondary https://tintlaw.info/?p=109',
  ],
  changed: '2022-05-04',
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
