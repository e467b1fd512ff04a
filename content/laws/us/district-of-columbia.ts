import type { LawText, PlaceLimits } from '../tint-law'

export const limits = {
  code: 'DC',
  name: 'District of Columbia',
  country: 'US',
  basis: 'net',
  car: { front: 70, rearSide: 50, rear: 50 },
  mpv: { front: 70, rearSide: 50, rear: 50 },
  filmFloor: null,
  tolerance: null,
  checked: '2026-11-22',
  verified: true,
} as const satisfies PlaceLimits

export const law = {
  windshield:
    "Film is allowed above the manufacturer's AS-1 line, or in the top five inches where there is none; the rest of the windshield must let 70% of light through, 55% on a minivan.",
  reflectance: { side: null, rear: null },
  conditional: [
    { vehicle: 'mpv', window: 'front', when: 'the vehicle is a minivan', limit: 55 },
    { vehicle: 'mpv', window: 'rearSide', when: 'the vehicle is a minivan', limit: 35 },
    { vehicle: 'mpv', window: 'rear', when: 'the vehicle is a minivan', limit: 35 },
  ],
  exemptions:
    "The Department of Motor Vehicles issues a medical waiver on a physician's statement, best obtained before the film goes on; limousines, ambulances, buses, hearses, church-owned and official vehicles are exempt.",
  notes: [
    'Only minivans have lower limits; SUVs and light trucks must meet those of cars.',
    'The limits hold for parked vehicles too.',
    'Windows that the manufacturer tinted before the first sale are exempt.',
  ],
  statute: 'D.C. Code § 50-2207.02',
  sources: [
    {
      url: 'http://dc.findacase.com/research/wfrmDocViewer.aspx/xq/fac.19980504_0042188.DC.htm/qx',
      kind: 'law',
    },
    { url: 'https://code.dccouncil.gov/us/dc/council/code/sections/50-2207.02', kind: 'law' },
    { url: 'http://dmv.dc.gov/node/152642', kind: 'official' },
    {
      url: 'https://legalclarity.org/what-are-the-legal-tint-laws-in-washington-d-c',
      kind: 'secondary',
    },
    { url: 'https://getjerry.com/advice/district-of-columbia-window-tint-law', kind: 'secondary' },
  ],
  changed: null,
} as const satisfies LawText
