import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'WV',
  name: 'West Virginia',
  basis: 'net',
  car: { front: 35, rearSide: 35, rear: 35 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  bans: [{ looks: ['reflective'], windows: ['front'] }],
  reflectance: 20,
  conditional: [{ windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 100 }],
  papers: [
    {
      kind: 'label',
      what: 'a label with the maker and the light transmission in the lower left corner of each window',
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
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'A person whose physician or optometrist signs an affidavit of the need may drive with darker film; the affidavit has to be in the vehicle.',
  notes: [
    'The limit does not count for the windows behind the driver of trucks, buses and multipurpose passenger vehicles.',
  ],
  statute: 'W. Va. Code § 17C-15-36a',
  sources: [
    'bill https://www.wvlegislature.gov/bill_status/bills_text.cfm?billdoc=hb4108%20intr.htm&yr=2004&sesstype=RS&i=4108 2004 2026-11-27',
    'agency https://webapps.transportation.wv.gov/TWS/DMV/Drivers_Licensing_Handbook.pdf#page=35',
    'secondary https://codelibrary.amlegal.com/codes/parkersburg/latest/parkersburg_wv/0-0-0-4610',
    'secondary https://codelibrary.amlegal.com/codes/fairmont/latest/fairmont_wv/0-0-0-6336',
  ],
} as const satisfies LawRecord
