import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'NH',
  name: 'New Hampshire',
  basis: 'net',
  car: { front: 70, rearSide: 35, rear: 35 },
  mpv: { front: 70, rearSide: 35, rear: 35 },
  conditional: [{ windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 100 }],
  medicalOn: ['front', 'windshield'],
  windshieldVlt: 100,
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'We could not confirm the strip along the top six inches that many tables mention.',
  exemptions:
    'The Department of Safety can issue a special permit for genuine medical reasons that covers the windshield and the front side windows; since September 2024 it may allow film down to 35%.',
  notes: [
    'Until October 2021 no aftermarket film was allowed on the front side windows. Since most factory glass measures about 75%, only nearly clear film fits under the limit of 70%.',
    'We know of no exception for SUVs and vans in the law, although several tables call their rear windows free. Factory privacy glass may stay as it was made.',
  ],
  statute: 'N.H. Rev. Stat. § 266:58-a',
  sources: [
    'copy https://bills.nhliberty.org/bills/2021/HB224 2021',
    'copy https://bills.nhliberty.org/bills/2024/HB370/changes 2024',
    'secondary https://www.kensingtonautoworks.com/trunk/nh-window-tint-law-updated-10-9-21/',
    'secondary https://www.windowfilmmag.com/2021/04/legislative-roundup-new-hampshire-debates-side-window-tinting/',
    'secondary https://legalcartinting.com/new-hampshire-window-tinting-laws/',
  ],
  changed: '2024-09-12',
} as const satisfies LawRecord
