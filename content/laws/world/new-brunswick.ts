import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'CA-NB',
  name: 'New Brunswick',
  country: 'CA',
  basis: 'net',
  car: { front: 70, rearSide: null, rear: null },
  mpv: { front: 70, rearSide: null, rear: null },
  medical: null,
  windshieldVlt: 70,
  checked: '2026-11-27',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions: 'We have read of no exemption for medical reasons.',
  notes: [
    'The police speak of the windshield and of the windows to the left and right of the driver. Tables of the trade let the windows behind carry any film; we have not read that.',
    'A mechanic whose inspection passes darker glass in front commits an offense, too.',
  ],
  statute: 'Motor Vehicle Act, R.S.N.B. 1973, c. M-17',
  sources: [
    'agency https://www.saintjohn.ca/en/home/cityhall/protectiveservices/police/newsroom/newsreleases/tinted-windows-are-illegal.aspx 2020-05-20',
    'agency https://saintjohn.ca/en/news-and-notices/saint-john-police-forcepublic-safety-enforcement-unit-vehicle-modification-regulations',
    'secondary https://canadatintlaws.com/new-brunswick/',
  ],
} as const satisfies LawRecord
