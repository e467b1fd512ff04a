import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'WI',
  name: 'Wisconsin',
  basis: 'net',
  car: { front: 50, rearSide: 35, rear: 35 },
  mpv: { front: 50, rearSide: 35, rear: 35 },
  bans: [{ looks: ['reflective'] }],
  conditional: [{ windows: ['rear'], unless: 'mirrors', limit: 60 }],
  medicalOn: ['front'],
  strip: { as1: true, only: ['nonreflective'] },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'Where no AS-1 line can be seen, no film is allowed.',
  exemptions:
    'A written statement of a treating physician or Christian Science practitioner, carried in the vehicle, allows film down to 35% on the front side windows.',
  notes: [
    'SUVs, vans and trucks are not free behind the driver: 35% counts for film on them too. Glass that left the factory darker is allowed.',
  ],
  statute: 'Wis. Admin. Code Trans 305.32',
  sources: [
    'statute https://docs.legis.wisconsin.gov/code/admin_code/trans/305/ii/34/3?up=1',
    'statute https://docs-preview.legis.wisconsin.gov/exec_review/admin_code/trans/305/ii/34/6/a',
    'secondary https://www.postcrescent.com/story/news/local/2017/01/21/wisconsin-sets-limits-tinted-car-windows/96720410/',
    'secondary https://www.wausaudailyherald.com/story/news/2016/04/13/ask-officer-vehicle-window-tinting/82957158/',
  ],
} as const satisfies LawRecord
