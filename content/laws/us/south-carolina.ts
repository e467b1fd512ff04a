import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'SC',
  name: 'South Carolina',
  basis: 'net',
  car: { front: 27, rearSide: 27, rear: 27 },
  mpv: { front: 27, rearSide: 0, rear: 0 },
  bans: [{ looks: ['reflective', 'red', 'yellow', 'amber'] }],
  conditional: [{ windows: ['rear'], unless: 'mirrors', limit: 100 }],
  papers: [
    {
      kind: 'label',
      what: 'a certificate with the installer and the light transmission in the lower right corner of each window',
    },
  ],
  strip: { as1: true, only: ['nonreflective'] },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-26',
  mark: 'unverified',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'Where no AS-1 line can be seen, no film is allowed.',
  exemptions:
    'A person whose physician or optometrist signs an affidavit of the need may drive with darker film; the affidavit has to be in the vehicle.',
  notes: [
    'Police in the state also cite 20% as the limit for the rearmost window, while a summary of bill H. 3151 of 2025 gives 27% for side and rear windows; until we have read that part of the statute we show the stricter number.',
    'We have read only parts of the statute itself: the other numbers are those that published summaries and a city ordinance agree on.',
  ],
  statute: 'S.C. Code § 56-5-5015',
  sources: [
    'bill https://scstatehouse.gov/sess125_2023-2024/prever/4933_20240228.htm 2024-02-28',
    'secondary https://codelibrary.amlegal.com/codes/cottagevillesc/latest/cottageville_sc/0-0-0-8028 - 2026-11-27',
    'secondary https://app.legiplex.com/sc/legislature/2025/2025-r/bills/h3151',
    'secondary http://news.midlandscrimestoppers.com/2017/02/cracking-down-on-tinting.html',
    'secondary https://www.goupstate.com/story/news/1989/07/17/police-pleased-with-tinted-window-ban-heavily-tinted-windows-in-cars-outlawed-in-sc/29514804007/',
    'secondary https://legalclarity.org/can-you-tint-your-windshield-in-south-carolina',
  ],
} as const satisfies LawRecord
