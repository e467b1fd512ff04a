import type { LawText, PlaceLimits } from '../tint-law'

export const limits = {
  code: 'MO',
  name: 'Missouri',
  country: 'US',
  basis: 'net',
  car: { front: 35, rearSide: 0, rear: 0 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  filmFloor: null,
  tolerance: 3,
  checked: '2026-11-22',
  verified: true,
} as const satisfies PlaceLimits

export const law = {
  windshield:
    'Film is allowed only in the upper part of the windshield that manufacturers normally tint.',
  reflectance: { side: 35, rear: null },
  exemptions:
    "The Department of Public Safety issues a permit for darker front side windows on a physician's prescription for a serious medical condition; it also covers close relatives who live in the household.",
  notes: [
    'The limit of 35% and the limit on reflectance each come with a margin of three points.',
    'The law sets no limit on the windows behind the driver, and the degree of tint is not part of the state inspection.',
  ],
  statute: 'Mo. Rev. Stat. § 307.173',
  sources: [
    { url: 'https://statutes.laws.com/missouri/t19/c307/307_173', kind: 'law' },
    { url: 'https://www.senate.mo.gov/02info/bills/SB727.htm', kind: 'official' },
    {
      url: 'https://www.semissourian.com/news/window-tint-bills-go-to-governor-for-ok-61326',
      kind: 'secondary',
    },
  ],
  changed: '2002-02-14',
} as const satisfies LawText
