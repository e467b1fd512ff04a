import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'GA',
  name: 'Georgia',
  basis: 'net',
  car: { front: 32, rearSide: 32, rear: 32 },
  mpv: { front: 32, rearSide: 0, rear: 0 },
  tolerance: 3,
  mpvIf: 'multipurpose',
  reflectance: 20,
  papers: [
    {
      kind: 'certificate',
      what: 'a certificate of the shop that the window still meets the limit',
    },
  ],
  strip: { inches: 6, only: ['transparent'] },
  windshieldVlt: 100,
  checked: '2026-11-26',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'The Department of Public Safety grants a medical exemption on application with a statement of a physician or optometrist; it is applied for again every four years.',
  notes: ['The law holds for every vehicle driven in Georgia, wherever it is registered.'],
  statute: 'O.C.G.A. § 40-8-73.1; Ga. Comp. R. & Regs. 570-22-.05',
  sources: [
    'agency https://georgia.gov/get-exemption-window-tinting',
    'copy https://getpocketlaw.com/law/state_georgia/section-40-8-73-1-tinting-of-windows-or-windshields_5780ac8c2082',
    'copy http://home.pcisys.net/~bpc/auto_law/tint/tint_ga_old.html',
    'copy https://www.law.cornell.edu/regulations/georgia/Ga-Comp-R--Regs-R-570-22-.05',
    'secondary http://www.tintguide.org/window-tint-laws/',
    'secondary https://piipcar.com/en/news/georgia-s-car-window-tint',
    'secondary http://tccoa.com/articles/misc/tintlaw.html',
  ],
} as const satisfies LawRecord
