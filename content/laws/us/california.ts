import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'CA',
  name: 'California',
  basis: 'both',
  car: { front: 70, rearSide: 0, rear: 0 },
  mpv: { front: 70, rearSide: 0, rear: 0 },
  filmFloor: 88,
  bans: [{ looks: ['red', 'amber', 'blue'] }],
  conditional: [{ windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 100 }],
  papers: [
    {
      kind: 'certificate',
      what: 'a certificate of the installer that names the shop and the maker of the film, carried by the driver',
    },
  ],
  medical: 'clear',
  medicalOn: ['windshield'],
  strip: { inchesAboveSeat: 29, only: ['transparent'], not: ['red', 'amber'] },
  windshieldVlt: 100,
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'The strip is about four inches high, and must not reflect more than the glass does.',
  exemptions:
    "With a dermatologist's letter carried in the vehicle, clear and colorless film against ultraviolet light may also go on the windshield; a physician's or optometrist's letter allows removable shades on the front sides by day only, never permanent dark film.",
  notes: [
    'On the front side windows only clear, colorless film that blocks ultraviolet light is allowed. It must let 88% through by itself, and glass and film together 70%.',
  ],
  statute: 'Cal. Veh. Code §§ 26708, 26708.2, 26708.5',
  sources: [
    'statute https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?sectionNum=26708.&lawCode=VEH',
    'bill http://www.leginfo.ca.gov/pub/13-14/bill/sen/sb_0401-0450/sb_424_bill_20130221_introduced.htm 2013-02-21',
    'copy https://casetext.com/statute/california-codes/california-vehicle-code/division-12-equipment-of-vehicles/chapter-4-windshields-and-mirrors/section-267085-transparent-material-altering-color-or-reducing-light-transmittance-tinted-safety-glass',
    'copy https://california.public.law/codes/ca_veh_code_section_26708.2',
    'secondary http://perfectwindowtint.com/content/window-tinting-and-california-vehicle-code',
    'secondary https://www.pe.com/2013/12/10/traffic-column-26/',
    'secondary http://alt1053.radio.com/2017/12/28/new-california-law-will-allow-for-additional-window-tint/',
  ],
  changed: '2018-01-01',
} as const satisfies LawRecord
