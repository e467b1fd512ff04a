import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'KS',
  name: 'Kansas',
  basis: 'net',
  car: { front: 35, rearSide: 35, rear: 35 },
  mpv: { front: 35, rearSide: 35, rear: 35 },
  bans: [{ looks: ['reflective', 'one-way'] }],
  medical: 'clear',
  medicalOn: ['windshield'],
  strip: { as1: true, only: ['nonreflective'], not: ['red', 'yellow', 'amber'] },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'Clear, colorless film against ultraviolet light that lets 78% through may go on any window, the windshield included, if a signed medical statement is carried; darker film is not exempt for private persons.',
  notes: [
    'SUVs, vans and trucks are not free: 35%, glass and film together, holds for every window behind the windshield. Factory privacy glass of 20% leaves no room for film.',
  ],
  statute: 'Kan. Stat. §§ 8-1749a, 8-1749b',
  sources: [
    'statute https://www.ksrevisor.org/statutes/chapters/ch08/008_017_0049a.html 2019 2026-11-27',
    'copy https://self-law.org/code/ks/chapter-8/8-1749b',
    'secondary https://www.parsonspd.com/press_view.php?id=34',
    'secondary https://olathe.municipal.codes/Code/10.01.181',
    'secondary http://tccoa.com/articles/misc/tintlaw.html',
  ],
} as const satisfies LawRecord
