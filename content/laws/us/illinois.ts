import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'IL',
  name: 'Illinois',
  basis: 'net',
  car: { front: 35, rearSide: 0, rear: 0 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  tolerance: 5,
  checked: '2026-11-22',
  verified: true,
} as const satisfies LimitsRecord

export const law = {
  windshield: 'Film is allowed in the top six inches if it is non-reflective.',
  conditional: [
    {
      vehicle: 'any',
      window: 'front',
      when: 'any window behind the driver lets less than 35% of light through, as factory privacy glass does',
      limit: 50,
      behind: { below: 35 },
    },
    {
      vehicle: 'any',
      window: 'front',
      when: 'film takes any window behind the driver below 30%',
      limit: 100,
      behind: { below: 30, byFilm: true },
    },
  ],
  exemptions:
    "A physician's certification of a disease such as lupus or albinism, renewed every four years and filed with the Secretary of State, allows darker windows; the vehicle then carries special plates. Light sensitivity that sunglasses can relieve does not count.",
  notes: [
    'What is allowed on the front sides depends on the windows behind: 35% if none of those is below 35, 50% if none is below 30 or if the dark glass there came from the factory, and no film at all if film makes them darker.',
    'The statute speaks of the light that the film lets through, but has police meter the window with a variance of five points; we count glass and film together, as they do.',
    'Behind the driver there is no limit, for cars and larger vehicles alike; film on the rear window calls for outside mirrors on both sides.',
    'All film must be non-reflective.',
    'Towns such as Romeoville and Palos Heights repeat these limits in ordinances of their own.',
  ],
  statute: '625 ILCS 5/12-503',
  sources: [
    'law http://ilga.gov/legislation/publicacts/fulltext.asp?name=102-0111&GA=102&SessionId=110&DocTypeId=HB&DocNum=96&GAID=16&SpecSess=&Session=&print=true',
    'law https://beta.ilga.gov/ftp/Public%20Acts/103/103-0032.htm',
    'law http://home.pcisys.net/~bpc/auto_law/tint/tint_il.html',
    'official http://www.cyberdriveillinois.com/departments/vehicles/license_plate_guide/tinted_windows.html',
    'secondary https://codelibrary.amlegal.com/codes/romeoville/latest/romeoville_il/0-0-0-8324',
  ],
} as const satisfies LawRecord
