import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'VA',
  name: 'Virginia',
  basis: 'net',
  car: { front: 50, rearSide: 35, rear: 35 },
  mpv: { front: 50, rearSide: 0, rear: 0 },
  mpvIf: 'multipurpose',
  bans: [{ looks: ['red', 'holographic', 'prismatic'] }],
  reflectance: 20,
  conditional: [{ windows: ['front', 'rearSide', 'rear'], unless: 'mirrors', limit: 100 }],
  medicalOn: ['front', 'windshield'],
  strip: null,
  windshieldVlt: 100,
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'A person whose physician or optometrist certifies the need may obtain an authorization from the Department of Motor Vehicles for film down to 35% on the windows and 70% on the windshield; it has to be in the vehicle.',
  notes: [
    'Police are reported to allow their meters seven points below the limit.',
    'Since March 1, 2021, an officer may not stop a vehicle for its window film alone.',
    'It forbids no mirror by its look: the number for what a window may reflect decides.',
  ],
  statute: 'Va. Code §§ 46.2-1052 and 46.2-1053',
  sources: [
    'copy https://legiscan.com./VA/text/SB1174/id/1836817 2019',
    'copy https://instalawyer.io/laws/code-of-virginia/462-1052-tinting-films-signs',
    'copy https://statutes.laws.com/virginia/title-46-2/chapter-10/46-2-1052',
    'copy http://statutes.laws-info.com/virginia/title-46-2/chapter-10/46-2-1053',
    'secondary http://home.pcisys.net/~bpc/auto_law/tint/tint_va.sp.html',
    'secondary http://www.tintcenter.com/blog/2012/02/out-of-state-window-tint-violation/',
    'secondary https://legalclarity.org/what-are-virginias-legal-window-tint-laws',
    'secondary https://engineerfix.com/what-window-tint-is-legal-in-virginia',
  ],
  changed: '2021-03-01',
} as const satisfies LawRecord
