import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'CA-ON',
  name: 'Ontario',
  country: 'CA',
  basis: 'net',
  car: { front: null, rearSide: null, rear: null },
  mpv: { front: null, rearSide: null, rear: null },
  medical: null,
  checked: '2026-11-27',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'The act names no percentage for it, and no strip.',
  exemptions: 'We have read of no exemption for medical reasons.',
  notes: [
    'The act names no percentage. On the windshield and on the windows beside the driver, nothing colored or reflective may substantially hide the inside, and on no window may it obstruct the driver’s view: an officer judges that by eye.',
    'The inspection that a car needs when it is sold is reported to ask for 70% in front of vehicles built since 2017.',
  ],
  statute: 'Highway Traffic Act, R.S.O. 1990, c. H.8, s. 73(2) and (3)',
  sources: [
    'agency https://members.drps.ca/internet_explorer/guest_book/guest_book_view.asp?ID=269&Page=30 2004-03-01',
    'copy https://ontariohighwaytrafficact.com/post44542.html',
    'secondary https://fftimes.com/news/local-news/heed-window-tint-rules/',
  ],
} as const satisfies LawRecord
