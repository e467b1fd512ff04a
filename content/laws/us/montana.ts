import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'MT',
  name: 'Montana',
  basis: 'net',
  basisIsOurs: true,
  car: { front: 24, rearSide: 14, rear: 14 },
  mpv: { front: 24, rearSide: 0, rear: 0 },
  reflectance: 35,
  strip: { as1: true, not: ['red', 'yellow', 'amber'] },
  windshieldVlt: 100,
  clearFilm: 'allowed',
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'The highway patrol or a local police agency may grant a written waiver for safety, security, or medical reasons, the last on an affidavit of a physician, a physician assistant, or an advanced practice nurse.',
  notes: [
    'Older tables give 35% and 20% for the film alone; the numbers in force come close to such films on ordinary glass, and we count them for glass and film together.',
  ],
  statute: 'Mont. Code § 61-9-405(4)',
  sources: [
    'copy https://instalawyer.io/laws/montana-code-annotated/61-9-405-windshields-required-exception - 2026-11-27',
    'statute https://leg.mt.gov/bills/mca/title_0610/chapter_0090/part_0040/section_0280/0610-0090-0040-0280.html',
    'secondary https://z100missoula.com/window-tinting-montana-laws/',
    'secondary https://legalclarity.org/what-is-the-legal-window-tint-in-montana',
  ],
} as const satisfies LawRecord
