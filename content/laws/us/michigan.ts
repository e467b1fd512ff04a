import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'MI',
  name: 'Michigan',
  basis: 'film',
  car: { front: 100, rearSide: 0, rear: 0 },
  mpv: { front: 100, rearSide: 0, rear: 0 },
  bans: [{ looks: ['silver reflective', 'gold reflective'], windows: ['rearSide', 'rear'] }],
  reflectance: { front: null, rearSide: 34, rear: 34 },
  conditional: [{ windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 100 }],
  strip: { band: true, inches: 4 },
  windshieldVlt: 100,
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    "Film that a physician or an optometrist finds necessary for someone sensitive to light is allowed while a signed letter is carried in the vehicle, if it does not block the driver's clear view.",
  notes: [
    'The front side windows may carry film only in a strip along the top, at most four inches deep; tables that give 35% or 50% for them are wrong.',
    'Behind the driver the statute forbids a reflectance of 35% or more, “including a silver or gold reflective film”; we read that as a ban on every such film.',
  ],
  statute: 'Mich. Comp. Laws § 257.709',
  sources: [
    'copy https://instalawyer.io/laws/michigan-compiled-laws/section-257709-windshields-and',
    'bill https://renderpdf.legislature.mi.gov/documents/2019-2020/billintroduced/House/htm/2019-HIB-5100.htm 2019',
    'secondary https://leaderpub.com/2012/05/04/ask-trooper-rob-law-limits-window-tints',
  ],
} as const satisfies LawRecord
