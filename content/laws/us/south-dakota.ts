import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'SD',
  name: 'South Dakota',
  basis: 'net',
  car: { front: 35, rearSide: 20, rear: 20 },
  mpv: { front: 35, rearSide: 20, rear: 20 },
  medical: 'none',
  strip: { as1: true, visor: true },
  windshieldVlt: 100,
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  exemptions: 'The law names no medical exemption.',
  notes: [
    "The state's driver manual prints nine points of tolerance beside the limit for the windows behind the driver, and none beside that for the front; do not count on them.",
    'SUVs, vans and trucks are not free behind the driver: 20% counts for them too.',
  ],
  statute: 'S.D. Codified Laws §§ 32-15-2.4, 32-15-2.5 and 32-15-2.9',
  sources: [
    'agency https://www.sd.gov/sys_attachment.do?sys_id=d8e0b08e47bd0390a497127ba26d4348#page=24',
    'statute https://sdlegislature.gov/api/Statutes/32-15-2.html?all=true',
    'statute https://sdlegislature.gov/Statutes/Codified_Laws/2054601 - 2026-11-26',
    'statute http://sdlegislature.gov/Statutes/Codified_Laws/DisplayStatute.aspx?Type=Statute&Statute=32-15-2.6',
    'secondary https://thetintlaws.com/south-dakota-tint-laws',
  ],
} as const satisfies LawRecord
