import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'RI',
  name: 'Rhode Island',
  basis: 'net',
  car: { front: 70, rearSide: 70, rear: 70 },
  mpv: { front: 70, rearSide: 0, rear: 0 },
  conditional: [
    { vehicle: 'mpv', windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 70 },
    { vehicle: 'car', windows: ['rear'], unless: 'mirrors', limit: 100 },
  ],
  papers: [
    {
      kind: 'label',
      what: 'a label of the installer with its name and the light transmission on the front window',
    },
  ],
  strip: { inches: 6, only: ['transparent'] },
  windshieldVlt: 70,
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'The strip must stay out of the area that the driver looks through.',
  exemptions:
    "A person whose physician or optometrist certifies the need may drive with darker film; the Division of Motor Vehicles issues a sticker for the driver's side window.",
  notes: [
    'Behind the driver of an SUV, van or truck the law sets no limit if the vehicle has an outside mirror on each side; many tables print 70% there as well.',
  ],
  statute: 'R.I. Gen. Laws §§ 31-23.3-2 to 31-23.3-4',
  sources: [
    'copy https://github.com/UniCourt/cic-code-ri/blob/cdb52896a60dcd06ee28984570fa839a83cba9b3/transforms/ri/ocri/r74/gov.ri.code.title.31.html',
    'bill http://webserver.rilin.state.ri.us/BillText23/SenateText23/S0886.htm 2023 2026-11-27',
    'copy http://home.pcisys.net/~bpc/auto_law/tint/tint_ri.html',
    'secondary https://www.tintdude.net/ptow.html',
  ],
} as const satisfies LawRecord
