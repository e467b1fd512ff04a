import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'FL',
  name: 'Florida',
  basis: 'net',
  car: { front: 28, rearSide: 15, rear: 15 },
  mpv: { front: 28, rearSide: 6, rear: 6 },
  tolerance: 3,
  mpvIf: 'multipurpose',
  reflectance: { front: 25, rearSide: 35, rear: 35 },
  papers: [
    { kind: 'label', what: 'a label inside the left door jamb that names the film and the shop' },
  ],
  strip: { as1: true, only: ['transparent'] },
  windshieldVlt: 100,
  checked: '2026-11-26',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    "The Department of Highway Safety and Motor Vehicles issues a medical exemption certificate, on a physician's statement, to persons with lupus or another condition that demands little light; it must be carried in the vehicle.",
  notes: [
    'Film is measured on the glass of the vehicle it is on, so glass and film count together.',
    'Perforated film behind the driver must let 30% through.',
  ],
  statute: 'Fla. Stat. §§ 316.2951–316.2957',
  sources: [
    'copy https://casetext.com/statute/florida-statutes/title-xxiii-motor-vehicles/chapter-316-state-uniform-traffic-control/section-3162953-side-windows-restrictions-on-sunscreening-material 2024 2026-11-27',
    'statute http://www.leg.state.fl.us/Statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0300-0399/0316/Sections/0316.2954.html 2023 2026-11-27',
    'statute https://flsenate.gov/Laws/Statutes/2012/316.2951 2012',
    'secondary https://syfert.com/florida/statutes/0316.2953.html',
    'secondary https://carro-carros.com/carros/driving-safety/traffic-tickets/149878.html',
  ],
} as const satisfies LawRecord
