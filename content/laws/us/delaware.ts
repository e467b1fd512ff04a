import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'DE',
  name: 'Delaware',
  basis: 'net',
  car: { front: 70, rearSide: 0, rear: 0 },
  mpv: { front: 70, rearSide: 0, rear: 0 },
  conditional: [{ windows: ['rear'], unless: 'mirrors', limit: 100 }],
  papers: [
    {
      kind: 'certificate',
      what: 'a certificate of the maker, displayed in the vehicle, that the film meets the federal standard',
    },
  ],
  strip: { as1: true, only: ['transparent'] },
  windshieldVlt: 70,
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'The Division of Motor Vehicles issues a medical tint waiver, applied for online and signed by a physician or optometrist, for up to four vehicles of the person; it does not cover the windshield below the AS-1 line.',
  notes: [
    'The statute names no percentage: windshield and front side windows must meet the federal glazing standard, which is 70% for glass and film together. Over ordinary glass that leaves room for nearly clear film only, and many sources read it as a ban on any other film there.',
  ],
  statute: 'Del. Code tit. 21, § 4313; 2 Del. Admin. Code 2277',
  sources: [
    'copy https://casetext.com/regulation/delaware-administrative-code/title-2-transportation/department-of-transportation/division-of-motor-vehicles/vehicle-services/approved-tinting-for-side-windows-formerly-reg-no-76/section-2277-10-introduction 2024-06-01',
    'statute https://delcode.delaware.gov/title21/c043/sc01/index.html 1990-06',
    'agency https://dmv.de.gov/OnlineServices/medical-tint-waiver/index.shtml?dc=faqs',
    'agency https://deldot.prod.simpligov.com/prod/portal/ShowWorkFlow/AnonymousEmbed/c40b8b2f-6a4d-4ab5-b207-004587ea0827',
    'secondary https://www.cbw.com/articles_3riiga.html',
    'secondary https://capitol-tires.com/delaware-window-tint-law-vlt.html',
  ],
} as const satisfies LawRecord
