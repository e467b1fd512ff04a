import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'VT',
  name: 'Vermont',
  basis: 'net',
  car: { front: 100, rearSide: 0, rear: 0 },
  mpv: { front: 100, rearSide: 0, rear: 0 },
  conditional: [{ windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 100 }],
  medicalOn: ['front'],
  strip: null,
  windshieldVlt: 100,
  checked: '2026-11-22',
  mark: 'unverified',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'Small stickers in the corners are.',
  exemptions:
    'The Commissioner of Motor Vehicles may allow film on the front side windows to a person whose physician or optometrist certifies the need; the certificate is renewed every four years and ends when the vehicle is sold.',
  notes: [
    "The legislature's page announces a new version of this section for July 1, 2026, which measures the light that windshield and front side windows let through, reportedly at least 70%. We have read neither that version nor a report that it took effect, and until we have we show the stricter rule: no film there.",
  ],
  statute: '23 V.S.A. § 1125',
  sources: [
    'statute https://legislature.vermont.gov/statutes/section/23/013/01125',
    'copy https://github.com/UniCourt/cic-code-vt/blob/e3dbe565665b975c4c6ac2acb25798f348861620/transforms/vt/ocvt/r85/gov.vt.vsa.title.23.html',
    'secondary https://fastdemocracy.com/bill-summary/?billsummary_id=VTB00009903&billsummary_session=2023-2024&billsummary_state=vt',
    'secondary https://citizenportal.ai/articles/3175841/Vermont/DMV-proposes-repeal-of-unclear-windshield-tinting-regulations-in-Senate-discussion',
    'secondary https://tintlaw.info/vermont-tint-laws',
  ],
} as const satisfies LawRecord
