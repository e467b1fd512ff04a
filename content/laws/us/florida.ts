import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'FL',
  name: 'Florida',
  basis: 'net',
  car: { front: 28, rearSide: 15, rear: 15 },
  mpv: { front: 28, rearSide: 6, rear: 6 },
  tolerance: 3,
  checked: '2026-11-22',
  verified: true,
} as const satisfies LimitsRecord

export const law = {
  windshield: "Film is allowed above the manufacturer's AS-1 line if it is transparent.",
  reflectance: { side: 25, rear: 35 },
  exemptions:
    "The Department of Highway Safety and Motor Vehicles issues a medical exemption certificate, on a physician's statement, to persons with lupus or another condition that demands little light; it must be carried in the vehicle.",
  notes: [
    'Film is measured on the glass of the vehicle it is on, so glass and film count together.',
    "An SUV, van or truck counts as multipurpose if it carries ten persons or fewer and is built on a truck chassis or for occasional use off the road; a crossover on a car's chassis may not.",
    'Perforated film behind the driver must let 30% through.',
    'A label inside the left door jamb names the film and the shop; a rear window that cannot be seen through calls for outside mirrors on both sides.',
    'Every figure has a tolerance of three points.',
  ],
  statute: 'Fla. Stat. §§ 316.2951–316.2957',
  sources: [
    'law https://casetext.com/statute/florida-statutes/title-xxiii-motor-vehicles/chapter-316-state-uniform-traffic-control/section-3162953-side-windows-restrictions-on-sunscreening-material',
    'law http://www.leg.state.fl.us/Statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0300-0399/0316/Sections/0316.2954.html',
    'law https://flsenate.gov/Laws/Statutes/2012/316.2951',
    'secondary https://syfert.com/florida/statutes/0316.2953.html',
    'secondary https://carro-carros.com/carros/driving-safety/traffic-tickets/149878.html',
  ],
} as const satisfies LawRecord
