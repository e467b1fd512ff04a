import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'MD',
  name: 'Maryland',
  basis: 'net',
  car: { front: 35, rearSide: 35, rear: 35 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  mpvIf: 'classEOrM',
  bans: [{ looks: ['reflective', 'sparkling', 'red', 'yellow', 'amber'] }],
  papers: [
    {
      kind: 'label',
      what: 'a permanent label between glass and film that states its light transmittance',
    },
  ],
  strip: { as1: true, inches: 5, which: 'higher' },
  windshieldVlt: 100,
  checked: '2026-11-26',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    "A vehicle owner who must be shielded from the sun for medical reasons may use darker film while carrying a physician's written certification in the vehicle; since 2025 the certification of a permanent condition no longer runs out after two years.",
  notes: ['The limits are for vehicles that are registered in Maryland.'],
  statute: 'Md. Code, Transp. § 22-406(i)',
  sources: [
    'agency https://mdsp.maryland.gov/ASED/Pages/FAQs.aspx',
    'copy https://instalawyer.io/laws/maryland-statutes/section-22-406-safety-glazing',
    'copy https://app.legiplex.com/md/legislature/2025/2025-r/bills/sb707/draft-1538736?id=1538736',
    'secondary https://app.legiplex.com/lpx/bill/511365',
    'secondary http://articles.baltimoresun.com/2003-01-28/news/0301280349_1_window-tinting-ramp-drivers',
    'secondary https://law.justia.com/cases/maryland/court-of-special-appeals/2018/0351-17.html',
  ],
} as const satisfies LawRecord
