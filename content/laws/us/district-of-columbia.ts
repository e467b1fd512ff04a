import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'DC',
  name: 'District of Columbia',
  basis: 'net',
  car: { front: 70, rearSide: 50, rear: 50 },
  mpv: { front: 70, rearSide: 50, rear: 50 },
  conditional: [
    { vehicle: 'mpv', windows: ['front', 'windshield'], if: 'minivan', limit: 55 },
    { vehicle: 'mpv', windows: ['rearSide', 'rear'], if: 'minivan', limit: 35 },
  ],
  strip: { as1: true, inches: 5, which: 'whereNoLine' },
  windshieldVlt: 70,
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    "The Department of Motor Vehicles issues a medical waiver on a physician's statement, best obtained before the film goes on; limousines, ambulances, buses, hearses, church-owned and official vehicles are exempt.",
  notes: [
    'Only minivans have lower limits; SUVs and light trucks must meet those of cars.',
    'The limits hold for parked vehicles too.',
    'Windows that the manufacturer tinted before the first sale are exempt.',
  ],
  statute: 'D.C. Code § 50-2207.02',
  sources: [
    'copy http://dc.findacase.com/research/wfrmDocViewer.aspx/xq/fac.19980504_0042188.DC.htm/qx',
    'statute https://code.dccouncil.gov/us/dc/council/code/sections/50-2207.02 2005-04-08',
    'agency http://dmv.dc.gov/node/152642',
    'secondary https://legalclarity.org/what-are-the-legal-tint-laws-in-washington-d-c',
    'secondary https://getjerry.com/advice/district-of-columbia-window-tint-law',
  ],
} as const satisfies LawRecord
