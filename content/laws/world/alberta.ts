import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'CA-AB',
  name: 'Alberta',
  country: 'CA',
  basis: 'net',
  car: { front: 100, rearSide: 0, rear: 0 },
  mpv: { front: 100, rearSide: 0, rear: 0 },
  bans: [{ looks: ['reflective'] }],
  conditional: [{ windows: ['rear'], unless: 'mirrors', limit: 100 }],
  medical: null,
  strip: null,
  windshieldVlt: 100,
  checked: '2026-11-27',
} as const satisfies LimitsRecord

export const law = {
  exemptions: 'We have read of no exemption for medical reasons.',
  notes: [
    'In front no transparent material may cover the glass, clear film included; untinted frost shields may.',
    'What the regulation forbids of mirrors is to reflect headlamps or sunlight into the eyes of other drivers. We take that as a ban.',
  ],
  statute: 'Vehicle Equipment Regulation, Alta. Reg. 122/2009, s. 70',
  sources: [
    'copy https://www.dieseltruckresource.com/forums/abdtr-5-123/laws-window-tinint-alberta-gov-ab-website-252721/',
    'copy https://www.windshieldsurgeons.com/alberta-window-tinting-regulations',
    'secondary http://turnerstips.wikidot.com/window-tint-alberta-regulation-vehicle-equipment-auto',
  ],
} as const satisfies LawRecord
