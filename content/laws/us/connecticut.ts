import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'CT',
  name: 'Connecticut',
  basis: 'net',
  car: { front: 35, rearSide: 35, rear: 0 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  tolerance: 3,
  checked: '2026-11-22',
  verified: false,
} as const satisfies LimitsRecord

export const law = {
  windshield:
    "Film is allowed along the top if its lower edge is at least 29 inches above the driver's seat; it must be transparent and must not be red or amber.",
  conditional: [
    {
      vehicle: 'any',
      window: 'rear',
      when: 'the vehicle lacks an outside mirror on either side',
      limit: 35,
    },
  ],
  exemptions:
    'The motor vehicle commissioner grants an exemption to a person who must be shielded from the sun, on written documentation from a physician or optometrist.',
  notes: [
    'The law measures glass and film together: 35% plus or minus 3, so that 32% passes.',
    'With an outside mirror on each side the rear window may be darker, and on SUVs, vans and trucks every window behind the driver. Sources disagree on the rear window of a car.',
    'The law also limits the reflectance, to 21% or 27% depending on the window; sources disagree which is which.',
    'Each tinted window needs a sticker with the registration number of the film in its lower left corner.',
  ],
  statute: 'Conn. Gen. Stat. § 14-99g',
  sources: [
    'law http://laws9.com/statutes/connecticut/title14/chap246/Sec14-99g',
    'law https://www.cga.ct.gov/current/pub/chap_246.htm#sec_14-99g',
    'law https://casetext.com/regulation/connecticut-administrative-code/title-14-motor-vehicles-use-of-the-highway-by-vehicles-gasoline/requirements-for-approval-for-aftermarket-tinted-or-reflectorized-glazing/section-14-99g-4-requirements-for-approval-of-sunscreening-material',
    'secondary https://capitol-tires.com/connecticut-window-tint-law-vlt.html',
    'secondary https://engineerfix.com/what-is-the-darkest-legal-tint-in-ct',
    'secondary http://tccoa.com/articles/misc/tintlaw.html',
  ],
} as const satisfies LawRecord
