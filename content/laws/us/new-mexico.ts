import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'NM',
  name: 'New Mexico',
  basis: 'net',
  car: { front: 20, rearSide: 20, rear: 20 },
  mpv: { front: 20, rearSide: 0, rear: 0 },
  bans: [{ looks: ['reflective'] }],
  conditional: [{ windows: ['front', 'rearSide', 'rear'], unless: 'mirrors', limit: 100 }],
  papers: [
    {
      kind: 'label',
      what: "a label between film and glass with the maker's name, the date and the light transmission",
    },
  ],
  strip: {
    as1: true,
    inches: 5,
    which: 'higher',
    only: ['nonreflective'],
    not: ['red', 'yellow', 'amber'],
  },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'Darker film is allowed for someone whose physical condition requires it, with an affidavit of a physician or an optometrist carried in the vehicle.',
  notes: [
    'The light limit does not apply to the windows behind the driver of a multipurpose passenger vehicle, a recreational vehicle, a motor home, a bus, or a truck tractor.',
    "Albuquerque's ordinance (§ 8-6-27) is stricter for the front side windows: 35%, with a margin of three points.",
  ],
  statute: 'N.M. Stat. § 66-3-846.1',
  sources: [
    'copy http://laws9.com/statutes/new-mexico/chapter-66/article-3/section-66-3-846-1 - 2026-11-27',
    'copy https://codelibrary.amlegal.com/codes/albuquerque/latest/albuquerque_nm/0-0-0-120182',
    'secondary https://legalclarity.org/is-5-window-tint-legal-in-new-mexico',
    'secondary https://tinting-laws.net/new-mexico',
  ],
} as const satisfies LawRecord
