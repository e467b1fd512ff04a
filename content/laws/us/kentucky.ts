import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'KY',
  name: 'Kentucky',
  basis: 'film',
  car: { front: 35, rearSide: 18, rear: 18 },
  mpv: { front: 35, rearSide: 8, rear: 8 },
  tolerance: 3,
  reflectance: { front: 25, rearSide: 35, rear: 35 },
  papers: [{ kind: 'label', what: "a label on the driver's door jamb that the film is legal" }],
  medical: null,
  strip: { as1: true, only: ['transparent'] },
  windshieldVlt: 70,
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'That is since 2024, and the film below it must be neither red nor yellow.',
  exemptions:
    'The statute names no medical exemption; ask the Kentucky State Police before fitting darker film.',
  notes: [
    'The limits are for vehicles that have to be registered in Kentucky.',
    'The side and rear limits are for the film as tested on clear glass one eighth of an inch thick, not on the glass of your vehicle.',
    'SUVs, vans and trucks are not free behind the driver; they need 8%.',
    'Perforated film behind the driver must let 30% through.',
  ],
  statute: 'KRS 189.110',
  sources: [
    'copy https://github.com/UniCourt/cic-code-ky/blob/ffa53ea291dd47da44af0fdc4b7b717877f43745/transforms/ky/ocky/r87/gov.ky.krs.title.16.html',
    'copy http://home.pcisys.net/~bpc/auto_law/tint/tint_ky.html',
    'copy http://laws9.com/statutes/kentucky/189-00/110',
    'copy https://codelibrary.amlegal.com/codes/stmatthews/latest/stmatt_ky/0-0-0-1063',
    'secondary https://justicestartshere.com/blog/kentucky-window-tint-laws/',
    'secondary https://eduedgenow.com/kentucky-window-tint-laws',
    'secondary https://globalpulsenews.com/?p=18346',
  ],
  changed: '2024-07-15',
} as const satisfies LawRecord
