import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'AL',
  name: 'Alabama',
  basis: 'net',
  car: { front: 32, rearSide: 32, rear: 32 },
  mpv: { front: 32, rearSide: 0, rear: 0 },
  tolerance: 3,
  mpvIf: 'darkFromFactory',
  toleranceOf: 'meter',
  reflectance: 20,
  conditional: [{ vehicle: 'mpv', windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 100 }],
  papers: [{ kind: 'label', what: 'the label of an approved film on every tinted window' }],
  strip: { inches: 6, only: ['transparent'] },
  windshieldVlt: 100,
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    "The Alabama Law Enforcement Agency grants a medical exemption on a physician's statement and issues a numbered decal for the windshield; active and retired law enforcement officers are exempt in their own vehicles if they carry their identification.",
  notes: [
    'The limits are for vehicles that are registered in Alabama.',
    'Behind the driver of an SUV, van or truck a state rule allows whatever federal law allows the manufacturer, and that sets no limit there; outside mirrors on both sides are then needed.',
    'Many tables cite section 32-5-215; the figures stand in chapter 32-5C.',
  ],
  statute: 'Ala. Code §§ 32-5C-1 to 32-5C-7; Ala. Admin. Code r. 760-X-1-.17',
  sources: [
    'copy https://www.helplinelaw.com/usa-statutes/alabama/Title%2032%20MOTOR%20VEHICLES%20AND%20TRAFFIC./Chapter%205C%20WINDOW%20TINTING.',
    'statute http://alisondb.legislature.state.al.us/alison/codeofalabama/1975/32-5C-2.htm 1996',
    'copy https://casetext.com/regulation/alabama-administrative-code/title-760-alabama-law-enforcement-agency/chapter-760-x-1-promulgated-rules/section-760-x-1-17-regulation-on-window-tinting',
    'copy https://www.lawserver.com/law/state/alabama/al-code/alabama_code_32-5c-4',
    'secondary https://www.ttowntint.com/alabama-tint-law',
    'secondary http://tccoa.com/articles/misc/tintlaw.html',
  ],
} as const satisfies LawRecord
