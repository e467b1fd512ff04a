import type { LawText, PlaceLimits } from '../tint-law'

export const limits = {
  code: 'GA',
  name: 'Georgia',
  country: 'US',
  basis: 'net',
  car: { front: 32, rearSide: 32, rear: 32 },
  mpv: { front: 32, rearSide: 0, rear: 0 },
  filmFloor: null,
  tolerance: 3,
  checked: '2026-11-22',
  verified: true,
} as const satisfies PlaceLimits

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
    {
      url: 'https://getpocketlaw.com/law/state_georgia/section-40-8-73-1-tinting-of-windows-or-windshields_5780ac8c2082',
      kind: 'law',
    },
    { url: 'http://home.pcisys.net/~bpc/auto_law/tint/tint_ga_old.html', kind: 'law' },
    {
      url: 'https://www.law.cornell.edu/regulations/georgia/Ga-Comp-R--Regs-R-570-22-.05',
      kind: 'law',
    },
    { url: 'http://www.tintguide.org/window-tint-laws/', kind: 'secondary' },
    { url: 'https://piipcar.com/en/news/georgia-s-car-window-tint', kind: 'secondary' },
    { url: 'http://tccoa.com/articles/misc/tintlaw.html', kind: 'secondary' },
  ],
  changed: null,
} as const satisfies LawText
