import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'GA',
  name: 'Georgia',
  basis: 'net',
  car: { front: 32, rearSide: 32, rear: 32 },
  mpv: { front: 32, rearSide: 0, rear: 0 },
  tolerance: 3,
  checked: '2026-11-22',
  verified: true,
} as const satisfies LimitsRecord

export const law = {
  windshield:
    'Film is allowed in the top six inches if it is transparent; nothing that takes light away may go on the rest of the windshield.',
  reflectance: { side: 20, rear: 20 },
  exemptions:
    "The Department of Public Safety grants a medical exemption on application with a doctor's statement.",
  notes: [
    'The statute writes 32% plus or minus 3, and 20% for reflectance.',
    'Behind the driver SUVs, vans and trucks are free if they are multipurpose in the sense of the law: for ten persons or fewer, on a truck chassis or built for occasional use off the road.',
    'The law holds for every vehicle driven in Georgia, wherever it is registered.',
    'A shop that fits film must certify that the window still meets the limit.',
  ],
  statute: 'O.C.G.A. § 40-8-73.1; Ga. Comp. R. & Regs. 570-22-.05',
  sources: [
    'law https://getpocketlaw.com/law/state_georgia/section-40-8-73-1-tinting-of-windows-or-windshields_5780ac8c2082',
    'law http://home.pcisys.net/~bpc/auto_law/tint/tint_ga_old.html',
    'law https://www.law.cornell.edu/regulations/georgia/Ga-Comp-R--Regs-R-570-22-.05',
    'secondary http://www.tintguide.org/window-tint-laws/',
    'secondary https://piipcar.com/en/news/georgia-s-car-window-tint',
    'secondary http://tccoa.com/articles/misc/tintlaw.html',
  ],
} as const satisfies LawRecord
