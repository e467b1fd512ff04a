import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'LA',
  name: 'Louisiana',
  basis: 'net',
  car: { front: 25, rearSide: 25, rear: 12 },
  mpv: { front: 25, rearSide: 0, rear: 0 },
  papers: [
    { kind: 'label', what: "a label of compliance between film and glass on the driver's side" },
  ],
  strip: { as1: true, inches: 5, which: 'whereNoLine', only: ['nonreflective'] },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'The State Police grant a medical exemption on the diagnosis of a physician or optometrist, reviewed every three years, and a security exemption on an affidavit; the vehicle carries a decal or the paper.',
  notes: [
    'Act 143 of 2025 lowered the front sides from 40% to 25% on August 1, 2025; many tables still give 40.',
    'We have read only the beginning of the section itself; the numbers are those of the State Police and of reports on the act.',
    'Summaries give a reflectance of at most 20%; whether mirrors are forbidden we could not read, and so none passes here.',
  ],
  statute: 'La. R.S. 32:361.1–361.3',
  sources: [
    'statute https://legis.la.gov/Legis/Law.aspx?d=88294',
    'copy https://self-law.org/code/la/title-32/32-273',
    'secondary https://www.hereneworleans.com/louisiana-window-tinting-law',
    'secondary https://louisianaradionetwork.com/2025/06/05/42456',
    'secondary https://kpel965.com/conflicted-about-tinted-windows/',
    'secondary http://tccoa.com/articles/misc/tintlaw.html',
    'secondary https://app.legiplex.com/la/legislature/2025/2025-r/bills/hb119',
    'secondary https://www.cartintlaw.com/new-louisiana-tint-law-2025',
  ],
  changed: '2025-08-01',
  otherVersions: [
    {
      until: '2025-08-01',
      basis: 'net',
      car: { front: 40, rearSide: 25, rear: 12 },
      mpv: { front: 40, rearSide: 0, rear: 0 },
      filmFloor: null,
      tolerance: null,
    },
  ],
} as const satisfies LawRecord
