import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'CA-BC',
  name: 'British Columbia',
  country: 'CA',
  basis: 'net',
  car: { front: 100, rearSide: 0, rear: 0 },
  mpv: { front: 100, rearSide: 0, rear: 0 },
  conditional: [{ windows: ['rear'], unless: 'mirrors', limit: 100 }],
  medical: null,
  strip: { centimeters: 7.5 },
  windshieldVlt: 100,
  checked: '2026-11-27',
} as const satisfies LimitsRecord

export const law = {
  exemptions: 'We have read of no exemption for medical reasons.',
  notes: [
    'The regulation speaks of any material that reduces the light, however little: there is no percentage.',
  ],
  statute: 'Motor Vehicle Act Regulations, B.C. Reg. 26/58, Division 7',
  sources: [
    'copy http://bpbpd.wpengine.com/news/golden-business-owner-wants-changes-to-window-tinting-laws',
    'secondary https://www.castanet.net/edition/news-story-346274-900-.htm',
    'secondary https://alberni.ca/blogs/16-01-23/window-tinting-films 2016-01-23',
  ],
} as const satisfies LawRecord
