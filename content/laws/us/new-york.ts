import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'NY',
  name: 'New York',
  basis: 'net',
  car: { front: 70, rearSide: 70, rear: 0 },
  mpv: { front: 70, rearSide: 0, rear: 0 },
  checked: '2026-11-22',
  verified: true,
} as const satisfies LimitsRecord

export const law = {
  windshield:
    'Film is allowed in the top six inches, however dark; below that, 70% of the light must still pass.',
  conditional: [
    {
      vehicle: 'any',
      window: 'rear',
      when: 'the vehicle does not have a side mirror on each side that shows the road behind',
      limit: 70,
    },
  ],
  exemptions:
    "The Department of Motor Vehicles exempts people who must be shielded from the sun, on a physician's statement with form MV-80W; a notice of the exemption must be on the vehicle.",
  notes: [
    'The limit for the rear side windows binds station wagons, sedans, hardtops, coupes, hatchbacks, and convertibles; SUVs, vans, and trucks are free there, so what counts is how the vehicle is classified.',
    'Since 2017 the yearly inspection measures the windshield and the windows, and one that is too dark fails it.',
    'Whoever installs film must put a label between film and glass.',
  ],
  statute: 'N.Y. Veh. & Traf. Law § 375(12-a)',
  sources: [
    'law https://www.nysenate.gov/legislation/bills/2017/S7271',
    'law https://legiscan.com/NY/text/A02188/2021',
    'official http://assembly.state.ny.us/leg/?Actions=Y&Memo=Y&Summary=Y&Text=Y&Votes=Y&bn=A05306',
    'secondary http://jmpattorney.blogspot.com/2015/10/window-tinting-in-new-york.html',
    'secondary http://www.edwonglaw.com/2014/12/14/tinted-car-windows/',
  ],
  changed: '2017-01-01',
} as const satisfies LawRecord
