import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'NY',
  name: 'New York',
  basis: 'net',
  car: { front: 70, rearSide: 70, rear: 0 },
  mpv: { front: 70, rearSide: 0, rear: 0 },
  mpvIf: 'notAPassengerBody',
  conditional: [{ windows: ['rear'], unless: 'mirrors', limit: 70 }],
  papers: [{ kind: 'label', what: 'a label of the installer between film and glass' }],
  strip: { inches: 6 },
  windshieldVlt: 70,
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'The strip may be as dark as one likes.',
  exemptions:
    "The Department of Motor Vehicles exempts people who must be shielded from the sun, on a physician's statement with form MV-80W; a notice of the exemption must be on the vehicle.",
  notes: [
    'Since 2017 the yearly inspection measures the windshield and the windows, and one that is too dark fails it.',
  ],
  statute: 'N.Y. Veh. & Traf. Law § 375(12-a)',
  sources: [
    'bill https://www.nysenate.gov/legislation/bills/2017/S7271 2017',
    'copy https://legiscan.com/NY/text/A02188/2021 2021',
    'agency http://assembly.state.ny.us/leg/?Actions=Y&Memo=Y&Summary=Y&Text=Y&Votes=Y&bn=A05306',
    'secondary http://jmpattorney.blogspot.com/2015/10/window-tinting-in-new-york.html',
    'secondary http://www.edwonglaw.com/2014/12/14/tinted-car-windows/',
  ],
  changed: '2017-01-01',
} as const satisfies LawRecord
