import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'TN',
  name: 'Tennessee',
  basis: 'net',
  basisIsOurs: true,
  car: { front: 35, rearSide: 35, rear: 35 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  mpvIf: 'darkFromFactory',
  papers: [
    {
      kind: 'label',
      what: "the installer's label in the lower right corner of the driver's window",
    },
    { kind: 'certificate', what: "the installer's signed receipt with the registration" },
  ],
  windshieldVlt: 70,
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'Only the manufacturer’s shade band may be darker.',
  exemptions:
    'A person whose physician certifies the need may obtain an exemption from the Department of Safety.',
  notes: [
    'The windows of the front doors are never free, whatever the vehicle.',
    'The statute words its 35% as that of the material on the window. Officers measure the whole window, and so we count glass and film together.',
    'Vehicles registered in another state may follow that state, except on the front doors.',
  ],
  statute: 'Tenn. Code § 55-9-107',
  sources: [
    'copy http://statutes.laws-info.com/tennessee/title-55/chapter-9/part-1/55-9-107',
    'copy http://home.pcisys.net/~bpc/auto_law/tint/tint_tn.html',
    'secondary https://windowfilmmag.com/2009/08/legislative-update/',
    'secondary https://legalclarity.org/what-are-the-window-tint-laws-in-tennessee',
  ],
  changed: '2009-07-01',
} as const satisfies LawRecord
