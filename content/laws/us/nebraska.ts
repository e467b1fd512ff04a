import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'NE',
  name: 'Nebraska',
  basis: 'net',
  basisIsOurs: true,
  car: { front: 35, rearSide: 20, rear: 20 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  reflectance: 35,
  strip: { as1: true, not: ['red', 'yellow', 'amber'] },
  windshieldVlt: 100,
  clearFilm: 'allowed',
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    "The State Patrol or a local police agency may grant a written waiver for safety, security, or medical reasons, the last on a physician's affidavit.",
  notes: [
    "Whatever the numbers, no window may be so dark that the driver's clear view is reduced or that it is substantially harder to see into the vehicle.",
    'Some tables read the limits as those of the film alone; we count glass and film together, which is the stricter reading.',
    'Cities such as Lincoln repeat the rule in ordinances of their own.',
    'It forbids no mirror by its look: the number for what a window may reflect decides.',
  ],
  statute: 'Neb. Rev. Stat. § 60-6,257',
  sources: [
    'statute https://nebraskalegislature.gov/laws/statutes.php?statute=60-6,257',
    'statute https://nebraskalegislature.gov/laws/statutes.php?statute=60-6,260',
    'copy https://www.tintdude.net/ntoo.html',
    'secondary https://www.starherald.com/news/local_news/ask-a-cop-why-do-installers-apply-tints-that-are/article_300d0ab2-2acb-5095-89cd-b3b866d6db69.html',
    'secondary https://solarcontrolfilms.com/nebraska-car-window-tint-laws',
  ],
} as const satisfies LawRecord
