import type { LawText, PlaceLimits } from '../tint-law'

export const limits = {
  code: 'WI',
  name: 'Wisconsin',
  country: 'US',
  basis: 'net',
  car: { front: 50, rearSide: 35, rear: 35 },
  mpv: { front: 50, rearSide: 35, rear: 35 },
  filmFloor: null,
  tolerance: null,
  checked: '2026-11-22',
  verified: true,
} as const satisfies PlaceLimits

export const law = {
  windshield:
    "Film is allowed above the manufacturer's AS-1 line if it is non-reflective; where there is no such line, none is.",
  reflectance: { side: null, rear: null },
  exemptions:
    'A written statement of a treating physician or Christian Science practitioner, carried in the vehicle, allows film down to 35% on the front side windows.',
  notes: [
    'SUVs, vans and trucks are not free behind the driver: 35% counts for film on them too. Glass that left the factory darker is allowed.',
    'No film may be reflective.',
    'A vehicle whose rear window passes less than 60% needs an outside mirror on each side.',
  ],
  statute: 'Wis. Admin. Code Trans 305.32',
  sources: [
    { url: 'https://docs.legis.wisconsin.gov/code/admin_code/trans/305/ii/34/3?up=1', kind: 'law' },
    {
      url: 'https://docs-preview.legis.wisconsin.gov/exec_review/admin_code/trans/305/ii/34/6/a',
      kind: 'law',
    },
    {
      url: 'https://www.postcrescent.com/story/news/local/2017/01/21/wisconsin-sets-limits-tinted-car-windows/96720410/',
      kind: 'secondary',
    },
    {
      url: 'https://www.wausaudailyherald.com/story/news/2016/04/13/ask-officer-vehicle-window-tinting/82957158/',
      kind: 'secondary',
    },
  ],
  changed: null,
} as const satisfies LawText
