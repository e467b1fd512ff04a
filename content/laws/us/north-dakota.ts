import type { TintLaw } from '../tint-law'

export const law = {
  code: 'ND',
  name: 'North Dakota',
  slug: 'north-dakota',
  country: 'US',
  basis: 'net',
  car: { front: 35, rearSide: 0, rear: 0 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  filmFloor: null,
  tolerance: null,
  windscreen:
    'The windshield with its film must let 70% of the light through, except above the AS-1 line or in the top five inches.',
  reflectance: { side: null, rear: null },
  conditional: [
    {
      vehicle: 'any',
      window: 'rearSide',
      when: 'the vehicle does not have an outside mirror on each side',
      limit: 35,
    },
    {
      vehicle: 'any',
      window: 'rear',
      when: 'the vehicle does not have an outside mirror on each side',
      limit: 35,
    },
  ],
  exemptions: 'We found no medical exemption in this law.',
  notes: [
    "The front side windows were limited to 50% until August 1, 2025; pages that were not updated, the Highway Patrol's among those we saw, still give that number.",
    "The factory's tint counts toward the limit.",
  ],
  statute: 'N.D. Cent. Code § 39-21-39',
  sources: [
    { url: 'https://ndlegis.gov/cencode/t39c21.html', kind: 'law' },
    { url: 'https://www.nd.gov/ndhp/node/127', kind: 'official' },
    {
      url: 'https://mydakotan.com/2025/03/governor-armstrong-signs-window-tint-bill-into-law',
      kind: 'secondary',
    },
    { url: 'https://app.legiplex.com/lpx/bill/505747', kind: 'secondary' },
    { url: 'https://carscounsel.com/?p=31672', kind: 'secondary' },
  ],
  checked: '2026-11-22',
  changed: '2025-08-01',
  verified: false,
  otherVersions: [
    {
      until: '2025-08-01',
      basis: 'net',
      car: { front: 50, rearSide: 0, rear: 0 },
      mpv: { front: 50, rearSide: 0, rear: 0 },
      filmFloor: null,
      tolerance: null,
    },
  ],
} as const satisfies TintLaw
