import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'OH',
  name: 'Ohio',
  basis: 'net',
  car: { front: 50, rearSide: 0, rear: 0 },
  mpv: { front: 50, rearSide: 0, rear: 0 },
  tolerance: 3,
  bans: [{ looks: ['reflective', 'mirrored'] }],
  conditional: [{ windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 50 }],
  strip: { as1: true, inches: 5, which: 'higher' },
  windshieldVlt: 70,
  checked: '2026-11-26',
} as const satisfies LimitsRecord

export const law = {
  windshield:
    'The film below it must be neither red nor yellow. The state rule writes 70% plus or minus three points.',
  exemptions:
    'A person whom a physician or optometrist licensed in Ohio certifies to need darker film may drive with it, and so may a parent, guardian or spouse in whose name the vehicle is registered; the signed affidavit has to be in the vehicle.',
  notes: [
    'A few cities tell drivers that 50% also counts for the rear windows; the state rule sets that number only for the windows directly beside the driver.',
  ],
  statute: 'Ohio Admin. Code 4501-41-03 (under Ohio Rev. Code § 4513.241)',
  sources: [
    'agency https://codes.ohio.gov/oac/4501-41 2023-10-23',
    'copy https://trellis.law/state-rules/oh/administrative-code/4501--department-of-public-safety/chapter-4501-41--transparent-nontransparent-translucent-and-reflectorized-materials-on-windows-of-vehicles/rule-4501-41-03--specifications',
    'copy https://codelibrary.amlegal.com/codes/cleveland/latest/cleveland_oh/0-0-0-23459',
    'secondary https://www.nbc4i.com/news/investigates/better-call-4/your-cars-tinted-windows-are-they-too-dark/',
    'secondary https://legalclarity.org/window-tint-laws-in-ohio-legal-limits-and-requirements',
    'secondary https://tnttint.com/tinting-laws-3',
  ],
} as const satisfies LawRecord
