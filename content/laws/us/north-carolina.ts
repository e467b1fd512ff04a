import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'NC',
  name: 'North Carolina',
  basis: 'net',
  car: { front: 35, rearSide: 35, rear: 35 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  tolerance: 3,
  mpvIf: 'multipurpose',
  toleranceOf: 'meter',
  bans: [{ looks: ['reflective', 'red', 'yellow', 'amber'] }],
  reflectance: 20,
  strip: { as1: true, inches: 5, which: 'lower' },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'Clear film that only blocks ultraviolet light may cover the whole windshield.',
  exemptions:
    'The Division of Motor Vehicles issues a medical permit for up to five years to people who are sensitive to light; it must be carried, and a sticker goes in the lower left corner of the rear window.',
  notes: [
    'A window that an approved meter reads at more than 32% counts as legal.',
    'Since December 1, 2025, the yearly inspection no longer checks tint, but the limits stay in force, and a driver with tinted windows must roll the window down when an officer approaches.',
  ],
  statute: 'N.C. Gen. Stat. § 20-127',
  sources: [
    'copy https://d1tvxue8o4w0fl.cloudfront.net/statute/general-statutes-of-north-carolina/chapter-20-motor-vehicles/article-3-motor-vehicle-act-of-1937/part-9-the-size-weight-construction-and-equipment-of-vehicles/section-20-127-windows-and-windshield-wipers - 2026-11-27',
    'agency https://ncdot.gov/dmv/title-registration/emissions-safety/Pages/window-tinting.aspx',
    'secondary https://nccriminallaw.sog.unc.edu/window-tinting-requirements/',
    'secondary https://www.wtkr.com/news/in-the-community/outer-banks/n-c-removes-window-tint-from-inspections-adds-traffic-stop-rule',
  ],
  changed: '2025-12-01',
} as const satisfies LawRecord
