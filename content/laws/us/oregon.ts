import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'OR',
  name: 'Oregon',
  basis: 'both',
  car: { front: 35, rearSide: 35, rear: 35 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  filmFloor: 50,
  checked: '2026-11-22',
  verified: true,
} as const satisfies LimitsRecord

export const law = {
  windshield:
    'Film is allowed in the top six inches, however dark, and nowhere else on the windshield.',
  reflectance: { side: 13, rear: 13 },
  exemptions:
    'A person with a medical need for darker windows may drive with them on the affidavit or prescription of a physician or optometrist, which has to be in the vehicle.',
  notes: [
    'Two limits count at once: the film alone has to pass at least 50%, and glass and film together at least 35%.',
    'Behind the driver of an SUV, van or truck with a mirror on each side, darker film is allowed as long as the window still meets the federal AS-3 grade of glass.',
    'Mirror finish, film in red, gold, yellow, amber or black, and tint that is brushed or sprayed on are not allowed.',
    'The installer has to hand over a certificate, which stays in the vehicle.',
  ],
  statute: 'Or. Rev. Stat. § 815.221',
  sources: [
    'law https://codes.findlaw.com/or/title-59-oregon-vehicle-code/or-rev-st-sect-815-221/',
    'law https://lawserver.com/law/state/oregon/or-statutes/oregon_statutes_815-222',
    'secondary https://windowstintlaw.com/tint-laws-by-state/oregon-tint-laws',
  ],
} as const satisfies LawRecord
