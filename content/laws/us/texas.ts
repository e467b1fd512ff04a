import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'TX',
  name: 'Texas',
  basis: 'net',
  car: { front: 25, rearSide: 0, rear: 0 },
  mpv: { front: 25, rearSide: 0, rear: 0 },
  reflectance: { front: 25, rearSide: 25, rear: 100 },
  conditional: [{ windows: ['rear'], unless: 'mirrors', limit: 25, reflectance: 25 }],
  papers: [{ kind: 'label', what: 'a label of the installer between film and glass' }],
  medicalOn: ['front'],
  strip: { as1: true, inches: 5, which: 'higher', not: ['red', 'blue', 'amber'] },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  windshield:
    'Film in the strip must, with the glass, let 25% of light through. The rule of the state’s police names the 5 inches only where there is no line.',
  exemptions:
    'A driver may apply to the Department of Public Safety with a signed statement from a physician or optometrist; the exemption covers the front side windows and the top strip of the windshield.',
  notes: [
    'The side windows behind the driver are free on cars as well as on SUVs, vans and trucks; older tables print 25% there.',
    'Clear film that only blocks ultraviolet light does not count as a sunscreening device.',
    'Most private vehicles are no longer inspected since January 1, 2025; police still measure film on the road.',
  ],
  statute: 'Tex. Transp. Code § 547.613',
  sources: [
    'copy http://casetext.com/statute/texas-codes/transportation-code/title-7-vehicles-and-traffic/subtitle-c-rules-of-the-road/chapter-547-vehicle-equipment/subchapter-k-provisions-relating-to-other-vehicle-equipment/section-547613-restrictions-on-windows - 2026-11-27',
    'agency http://www.txdps.state.tx.us/RSD/VI/ConsumerInfo/windowTint.htm',
    'copy https://gavvy.com/details/213-standards-for-sunscreening-and-privacy-window-devices-240014',
    'secondary https://tintlaw.info/?p=107',
  ],
  changed: '2009-09-01',
} as const satisfies LawRecord
