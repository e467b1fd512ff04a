import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'IN',
  name: 'Indiana',
  basis: 'net',
  basisIsOurs: true,
  car: { front: 30, rearSide: 0, rear: 30 },
  mpv: { front: 30, rearSide: 0, rear: 30 },
  reflectance: { front: 25, rearSide: null, rear: 25 },
  strip: { as1: true },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'A vehicle that is owned, or regularly ridden in, by a person who must be shielded from the sun is exempt; the certificate of a physician or optometrist must be carried and renewed every year.',
  notes: [
    'The statute limits the windows of the front doors and the rear window only. The rear side windows are free, although most tables give 30% for them too.',
    'It joins its two limits with an “and”: material of less than 30% light and more than 25% reflectance. To be safe, keep to both.',
    'The text speaks of the material without saying whether the glass counts; we count glass and film together, which is the safer reading.',
    'Glass that the manufacturer tinted within the federal standard is exempt, with proof carried in the vehicle.',
    "Towns may have ordinances of their own, such as Bremen's section 70.046.",
  ],
  statute: 'Ind. Code § 9-19-19-4',
  sources: [
    'copy https://casetext.com/statute/indiana-code/title-9-motor-vehicles/article-19-motor-vehicle-equipment/chapter-19-windows-and-windshield-wipers/section-9-19-19-4-tinting-glazing-or-sunscreening-vehicle-windows 2024 2026-11-27',
    'secondary https://user-1cpsmzx.cld.bz/Daviess-County-Indiana-Criminal-Code-2022/77',
    'secondary http://tccoa.com/articles/misc/tintlaw.html',
  ],
} as const satisfies LawRecord
