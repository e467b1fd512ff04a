import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'GBR',
  name: 'United Kingdom',
  country: 'GB',
  basis: 'net',
  car: { front: 70, rearSide: 0, rear: 0 },
  mpv: { front: 70, rearSide: 0, rear: 0 },
  conditional: [{ windows: ['windshield'], if: 'before1985', limit: 70 }],
  medical: 'none',
  windshieldVlt: 75,
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'That is in the driver’s field of view as the regulation defines it.',
  exemptions: 'There is no medical exemption.',
  notes: [
    'A film counts as part of the window: the limit is on both together.',
    'The table of the regulation asks 70% of all other windows through which the driver can see the road; official guidance and roadside checks apply it to the front side windows only.',
    'Police and DVSA examiners measure at the roadside and can take a vehicle off the road until the film is removed.',
    'Northern Ireland has regulations of its own.',
  ],
  statute:
    'The Road Vehicles (Construction and Use) Regulations 1986 (SI 1986/1078), reg. 32(10) to (11A)',
  sources: [
    'statute https://legislation.gov.uk/uksi/2003/3145/regulation/3/made/data.xht 2003',
    'statute https://legislation.gov.uk/uksi/1986/1078/part/II/chapter/E/1989-09-07 1989-09-07',
    'agency https://api.parliament.uk/historic-hansard/written_answers/1994/apr/12/vehicles-blacked-out-windows 1994-04-12',
    'secondary https://sidc.co.uk/forums/topic/90198-the-law-on-window-tintswork-it-out-i-cant/?comment=899283&do=findComment',
    'secondary http://thedrivingauthority.co.uk/uk-window-tinting-law/',
    'secondary https://www.mersey-tints.co.uk/vehicle-window-tinting-law',
  ],
} as const satisfies LawRecord
