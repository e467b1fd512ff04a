import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'WA',
  name: 'Washington',
  basis: 'net',
  car: { front: 24, rearSide: 24, rear: 24 },
  mpv: { front: 24, rearSide: 0, rear: 0 },
  bans: [{ looks: ['mirrored', 'red', 'gold', 'yellow', 'black'] }],
  reflectance: 35,
  conditional: [
    { vehicle: 'mpv', windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 24 },
    { vehicle: 'car', windows: ['rear'], unless: 'mirrors', limit: 100 },
  ],
  strip: { inches: 6 },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'Clear film that only blocks ultraviolet light may cover the whole windshield.',
  exemptions:
    'A person with written verification from a licensed physician may drive, or be driven, behind darker film.',
  notes: [
    'Behind the driver of an SUV, van or truck darker film is allowed if the vehicle has an outside mirror on each side; a collector vehicle more than 30 years old has the same freedom.',
    'Only one layer of film is allowed on a window, and no mirror finish, no red, gold, yellow, or black film, and no tint from a brush or spray can.',
  ],
  statute: 'Wash. Rev. Code § 46.37.430',
  sources: [
    'copy https://instalawyer.io/laws/revised-code-of-washington/4637430-safety-glazing-sunscreening-or - 2026-11-27',
    'agency https://lawfilesext.leg.wa.gov/biennium/2009-10/Htm/Bill%20Reports/Senate/5581.E%20SBR%20FBR%2009.htm 2009',
    'agency https://lawfilesext.leg.wa.gov/biennium/2019-20/Htm/Bill%20Reports/Senate/5881%20SBA%20TRAN%2019.htm 2019-02-21 2026-11-27',
    'secondary https://compasswindowtinting.com/washington-state-tint-law',
  ],
  changed: '2009-07-26',
} as const satisfies LawRecord
