import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'PA',
  name: 'Pennsylvania',
  basis: 'net',
  car: { front: 70, rearSide: 70, rear: 70 },
  mpv: { front: 70, rearSide: 0, rear: 0 },
  conditional: [{ windows: ['rear'], unless: 'mirrors', limit: 100 }],
  medical: 'clear',
  strip: { as1: true, inches: 3, which: 'higher', only: ['transparent'] },
  windshieldVlt: 70,
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'A medical exemption from PennDOT covers colorless film that filters ultraviolet light; it is not given for dark film.',
  notes: [
    'The statute itself gives no number: it forbids film that keeps a person from seeing into the vehicle through the windshield or a side window. The 70% comes from the Department of Transportation.',
    'Film is not checked at the yearly inspection, but police can cite it on the road.',
    'On cars of model year 1997 and older the rear window may carry darker film that is labeled "Complies with VESC-20".',
  ],
  statute: '67 Pa. Code §§ 175.67 and 175.263, Table X (under 75 Pa.C.S. § 4524(e))',
  sources: [
    'copy https://e.casetext.com/regulation/pennsylvania-code-rules-and-regulations/title-67-transportation/part-i-department-of-transportation/subpart-a-vehicle-code-provisions/article-vii-vehicle-characteristics/chapter-175-vehicle-equipment-and-inspection/subchapter-o-vehicle-sun-screening-devices/section-175263-sun-screening-location',
    'statute https://pacodeandbulletin.gov/Display/pabull?file=%2Fsecure%2Fpabulletin%2Fdata%2Fvol26%2F26-39%2F1631.html',
    'secondary https://online.documentine.com/new-york-window-film/1/pdf-vehicle-window-tint-dot-state-pa-us.html - 2026-11-27',
    'secondary http://poaeyes.blogspot.com/2013/06/window-tinting-requirements.html',
  ],
  changed: '1996-09-28',
} as const satisfies LawRecord
