import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'ND',
  name: 'North Dakota',
  basis: 'net',
  car: { front: 35, rearSide: 0, rear: 0 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  conditional: [{ windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 35 }],
  medical: 'none',
  windshieldVlt: 70,
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'The law makes no exception for a strip at the top.',
  exemptions: 'The section names no medical exemption.',
  notes: [
    "The front side windows were limited to 50% until August 1, 2025; pages that were not updated, the Highway Patrol's among those we saw, still give that number.",
    "The factory's tint counts toward the limit.",
    'We have read the section as it stood before the change; the new number is that of House Bill 1340, which the governor signed in March 2025.',
  ],
  statute: 'N.D. Cent. Code § 39-21-39',
  sources: [
    'copy https://github.com/UniCourt/cic-code-nd/blob/747a529eea4a5f1fb976c2f86f6ec5e1d7e364be/transforms/nd/ocnd/r81/gov.nd.code.title.39.html',
    'statute https://ndlegis.gov/cencode/t39c21.html',
    'agency https://www.nd.gov/ndhp/node/127',
    'secondary https://mydakotan.com/2025/03/governor-armstrong-signs-window-tint-bill-into-law',
    'secondary https://app.legiplex.com/lpx/bill/505747',
    'secondary https://carscounsel.com/?p=31672',
  ],
  changed: '2025-08-01',
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
} as const satisfies LawRecord
