import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'AU-NSW',
  name: 'New South Wales',
  country: 'AU',
  basis: 'net',
  car: { front: 35, rearSide: 35, rear: 35 },
  mpv: { front: 35, rearSide: 35, rear: 35 },
  conditional: [{ windows: ['front', 'rearSide', 'rear'], unless: 'mirrors', limit: 70 }],
  medical: null,
  strip: { wipers: true },
  windshieldVlt: 100,
  checked: '2026-11-27',
} as const satisfies LimitsRecord

export const law = {
  exemptions: 'We have read of no exemption for medical reasons.',
  notes: ['The limits are for vehicles first registered since August 1, 1994.'],
  statute: 'Road Transport (Vehicle Registration) Regulation 2017, Sch. 2, rules 44 and 44A',
  sources: [
    'copy https://zoelaw.ai/legislation/road-transport-vehicle-registration-regulation-2017/sections/44A',
    'copy https://studylib.net/doc/8425632/vehicle-standards-information-03-rev3-july-2003 2003-07',
    'secondary http://www.wfaanz.org.au/AutoAU.htm',
    'secondary http://peninsulanews.asn.au/2010/0927/default.aspx?item=FilmTint 2010-09-27',
  ],
} as const satisfies LawRecord
