import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'IL',
  name: 'Illinois',
  basis: 'net',
  basisIsOurs: true,
  car: { front: 35, rearSide: 0, rear: 0 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  tolerance: 5,
  toleranceOf: 'meter',
  bans: [{ looks: ['reflective'] }],
  conditional: [
    { windows: ['front'], behind: { below: 35 }, limit: 50 },
    { windows: ['front'], behind: { below: 30, byFilm: true }, limit: 100 },
    { windows: ['rear'], unless: 'mirrors', limit: 100 },
  ],
  strip: { inches: 6, only: ['nonreflective'] },
  windshieldVlt: 100,
  checked: '2026-11-26',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    "A physician's certification of a disease such as lupus or albinism, renewed every four years and filed with the Secretary of State, allows darker windows; the vehicle then carries special plates. Light sensitivity that sunglasses can relieve does not count.",
  notes: [
    'The statute speaks of the light that the film lets through, but has police meter the window with a variance of five points; we count glass and film together, as they do.',
    'Behind the driver there is no limit, for cars and larger vehicles alike; film on the rear window calls for outside mirrors on both sides.',
    'Towns such as Romeoville and Palos Heights repeat these limits in ordinances of their own.',
  ],
  statute: '625 ILCS 5/12-503',
  sources: [
    'statute http://ilga.gov/legislation/publicacts/fulltext.asp?name=102-0111&GA=102&SessionId=110&DocTypeId=HB&DocNum=96&GAID=16&SpecSess=&Session=&print=true 2021',
    'statute https://beta.ilga.gov/ftp/Public%20Acts/103/103-0032.htm 2023',
    'copy http://home.pcisys.net/~bpc/auto_law/tint/tint_il.html',
    'secondary http://www.cyberdriveillinois.com/departments/vehicles/license_plate_guide/tinted_windows.html',
    'secondary https://codelibrary.amlegal.com/codes/romeoville/latest/romeoville_il/0-0-0-8324',
  ],
} as const satisfies LawRecord
