import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'IA',
  name: 'Iowa',
  basis: 'net',
  car: { front: 70, rearSide: 0, rear: 0 },
  mpv: { front: 70, rearSide: 0, rear: 0 },
  medical: 'none',
  strip: { as1: true },
  windshieldVlt: 70,
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions: 'Iowa grants no medical exemptions; law enforcement vehicles on duty are exempt.',
  notes: [
    'The statute forbids front windows that are “excessively dark or reflective”; a rule of the transportation department makes that 70%.',
    'Behind the driver neither sets a figure, for cars and larger vehicles alike; the statute only asks that windows permit clear vision.',
    'Bills to lower the front sides to 50% were introduced in the legislature of 2025–2026; we found none enacted.',
  ],
  statute: 'Iowa Code § 321.438; Iowa Admin. Code r. 761-450.7',
  sources: [
    'bill https://www.legis.iowa.gov/docs/publications/LGI/91/attachments/HF206.html?layout=false 2025',
    'copy http://wpl-reference.pbworks.com/w/page/12421076/Vehicle%20Window%20Tinting%20Laws%20in%20Iowa',
    'agency https://dps.iowa.gov/divisions/iowa-state-patrol/windshield-requirements',
    'secondary https://agsc.org/iowa-bill-provides-medical-exemption-from-window-tinting/',
    'secondary http://tccoa.com/articles/misc/tintlaw.html',
  ],
} as const satisfies LawRecord
