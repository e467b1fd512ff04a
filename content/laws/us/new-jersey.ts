import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'NJ',
  name: 'New Jersey',
  basis: 'film',
  car: { front: 100, rearSide: 0, rear: 0 },
  mpv: { front: 100, rearSide: 0, rear: 0 },
  medicalOn: ['front', 'windshield'],
  strip: null,
  windshieldVlt: 100,
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'The Motor Vehicle Commission allows light film on the windshield and the front side windows for conditions such as lupus or other sensitivity to light that a physician or an ophthalmologist certifies; the approval runs for 48 months and must be carried in the vehicle.',
  notes: [
    'The law is older than window film and gives no percentage: it bans any non-transparent material on the windshield and the front side windows, which the Motor Vehicle Commission and police read as no aftermarket film.',
    "In 2022 the state's Supreme Court held that police may stop a car for its tint only if they cannot clearly see people or objects through the windshield or the front side windows (State v. Smith). Dark rear windows are no reason for a stop.",
    'Tinted windows are no longer a reason to fail the state inspection.',
    'Keep outside mirrors on both sides where the rear window is tinted.',
  ],
  statute: 'N.J. Stat. §§ 39:3-74, 39:3-75.1',
  sources: [
    'copy https://legiscan.com/NJ/text/A3728/id/2172925/New_Jersey-2020-A3728-Introduced.html 2020',
    'copy https://kyzerlex.com/law/njsa/39/3-75-1',
    'copy https://law.justia.com/cases/new-jersey/supreme-court/2022/a-4-21.html 2022',
    'secondary http://www.sjwindowtinting.com/medical-sunscreening',
    'secondary http://hhpd.com/confusion/',
  ],
} as const satisfies LawRecord
