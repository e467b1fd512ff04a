import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'CT',
  name: 'Connecticut',
  basis: 'net',
  car: { front: 35, rearSide: 35, rear: 0 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  tolerance: 3,
  bans: [{ looks: ['mirrored'], windows: ['front'] }],
  reflectance: 21,
  conditional: [
    { windows: ['rear'], unless: 'mirrors', limit: 35 },
    { vehicle: 'mpv', windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 35 },
  ],
  papers: [
    {
      kind: 'label',
      what: 'a sticker with the registration number of the film in the lower left corner of each window',
    },
  ],
  strip: { inchesAboveSeat: 29, only: ['transparent'], not: ['red', 'amber'] },
  windshieldVlt: 100,
  checked: '2026-11-22',
  mark: 'unverified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'The motor vehicle commissioner grants an exemption to a person who must be shielded from the sun, on written documentation from a physician or optometrist.',
  notes: [
    'The law writes 35% plus or minus 3.',
    'The law also limits the reflectance, to 21% or 27% depending on the window; sources disagree which is which, and on the rear window of a car. We show the stricter reflectance.',
  ],
  statute: 'Conn. Gen. Stat. § 14-99g',
  sources: [
    'copy http://laws9.com/statutes/connecticut/title14/chap246/Sec14-99g - 2026-11-27',
    'statute https://www.cga.ct.gov/current/pub/chap_246.htm#sec_14-99g',
    'copy https://casetext.com/regulation/connecticut-administrative-code/title-14-motor-vehicles-use-of-the-highway-by-vehicles-gasoline/requirements-for-approval-for-aftermarket-tinted-or-reflectorized-glazing/section-14-99g-4-requirements-for-approval-of-sunscreening-material',
    'secondary https://capitol-tires.com/connecticut-window-tint-law-vlt.html',
    'secondary https://engineerfix.com/what-is-the-darkest-legal-tint-in-ct',
    'secondary http://tccoa.com/articles/misc/tintlaw.html',
  ],
} as const satisfies LawRecord
