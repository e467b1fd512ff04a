import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'MO',
  name: 'Missouri',
  basis: 'net',
  car: { front: 35, rearSide: 0, rear: 0 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  tolerance: 3,
  reflectance: { front: 35, rearSide: null, rear: null },
  medicalOn: ['front'],
  strip: { band: true },
  windshieldVlt: 100,
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    "The Department of Public Safety issues a permit for darker front side windows on a physician's prescription for a serious medical condition; it also covers close relatives who live in the household.",
  notes: [
    'The limit of 35% and the limit on reflectance each come with a margin of three points.',
    'The law sets no limit on the windows behind the driver, and the degree of tint is not part of the state inspection.',
  ],
  statute: 'Mo. Rev. Stat. § 307.173',
  sources: [
    'copy https://statutes.laws.com/missouri/t19/c307/307_173 - 2026-11-27',
    'agency https://www.senate.mo.gov/02info/bills/SB727.htm 2002',
    'secondary https://www.semissourian.com/news/window-tint-bills-go-to-governor-for-ok-61326',
  ],
  changed: '2002-02-14',
} as const satisfies LawRecord
