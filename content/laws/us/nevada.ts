import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'NV',
  name: 'Nevada',
  basis: 'net',
  car: { front: 35, rearSide: 0, rear: 0 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  tolerance: 7,
  toleranceOf: 'unclear',
  bans: [{ looks: ['reflective'], windows: ['front'] }],
  conditional: [{ windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 100 }],
  strip: { inchesAboveSeat: 29, not: ['red', 'amber'] },
  windshieldVlt: 100,
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'The seat is as far back and down as it goes.',
  exemptions:
    'The Department of Motor Vehicles may issue a permit for darker film on sworn statements of the treating physician and of the applicant, who must be the primary driver.',
  notes: [
    'Vehicles of model year 1993 or older that were tinted before the law took effect may keep their film.',
    "Tables name the AS-1 line for the windshield; the law measures from the driver's seat.",
  ],
  statute: 'Nev. Rev. Stat. § 484D.440',
  sources: [
    'copy https://nevada.public.law/statutes/nrs_484D.440',
    'statute https://leg.state.nv.us/division/legal/lawlibrary/nrs/NRS-484D.html 2024-06-29',
    'copy https://casetext.com/regulation/nevada-administrative-code/chapter-484d-equipment-and-size-weight-and-load-of-vehicles/equipment-of-vehicles/tinting-of-windows/section-484d285-sworn-statement-required-for-exemption',
    'secondary https://windowtintlawsinstates.com/nevada',
  ],
} as const satisfies LawRecord
