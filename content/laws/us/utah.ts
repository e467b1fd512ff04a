import type { LawText, PlaceLimits } from '../tint-law'

export const limits = {
  code: 'UT',
  name: 'Utah',
  country: 'US',
  basis: 'net',
  car: { front: 35, rearSide: 0, rear: 0 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  filmFloor: null,
  tolerance: 5,
  checked: '2026-11-22',
  verified: true,
} as const satisfies PlaceLimits

export const law = {
  windshield:
    'Film is allowed in the top four inches or down to the AS-1 line, whichever is lower; the rest of the windshield must let 70% of light through.',
  reflectance: { side: null, rear: null },
  exemptions: 'We could not confirm a medical exemption in the statute.',
  notes: [
    'Before May 4, 2022, the front side windows had to pass 43%; many tables and an older page of the Highway Patrol still say so.',
    'Metallic or mirrored film is not allowed on any window.',
    'A vehicle with darkened windows behind the driver needs an outside mirror on each side.',
  ],
  statute: 'Utah Code § 41-6a-1635',
  sources: [
    { url: 'https://le.utah.gov/~2022/bills/static/SB0149.html', kind: 'law' },
    { url: 'https://le.utah.gov/Session/2025/bills/enrolled/HB0112.xml', kind: 'law' },
    {
      url: 'https://fastdemocracy.com/bill-summary/?billsummary_id=UTB00011545&billsummary_session=2024&billsummary_state=ut',
      kind: 'secondary',
    },
    { url: 'https://app.legiplex.com/lpx/bill/342084', kind: 'secondary' },
    { url: 'https://tintlaw.info/?p=109', kind: 'secondary' },
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
} as const satisfies LawText
