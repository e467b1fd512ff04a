import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'MA',
  name: 'Massachusetts',
  basis: 'net',
  basisIsOurs: true,
  car: { front: 35, rearSide: 35, rear: 35 },
  mpv: { front: 35, rearSide: 35, rear: 35 },
  reflectance: 35,
  conditional: [{ windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 100 }],
  strip: { inches: 6, only: ['transparent'] },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    "Darker film is allowed where a physician finds it necessary for someone who is sensitive to light and the Registry's medical advisory board approves a waiver.",
  notes: [
    'SUVs, vans, and trucks are not free behind the driver: the law names the side windows directly behind the front seats and the rear window of any motor vehicle. Factory privacy glass may stay as it was made.',
    'The words of the law describe the film, but inspection stations and police meter the window with its film.',
    "A third conviction suspends the driver's license for 90 days.",
    'It forbids no mirror by its look: the number for what a window may reflect decides.',
  ],
  statute: 'Mass. Gen. Laws ch. 90, § 9D',
  sources: [
    'statute https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXIV/Chapter90/Section9D 2024-10-04 2026-11-27',
    'secondary https://rmvlawyer.com/blog/excessively-tinted-windows-can-trigger-license-loss/',
    'secondary http://smartshopperad.com/chiefs-corner/',
    'secondary https://capecodtintguy.com/tint-laws',
  ],
} as const satisfies LawRecord
