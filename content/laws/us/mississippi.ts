import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'MS',
  name: 'Mississippi',
  basis: 'net',
  car: { front: 28, rearSide: 28, rear: 28 },
  mpv: { front: 28, rearSide: 0, rear: 0 },
  mpvIf: 'darkFromFactory',
  bans: [{ looks: ['mirrored'] }],
  papers: [
    {
      kind: 'label',
      what: 'a label from an official tint inspection station in the lower left corner of the windshield',
    },
  ],
  strip: { band: true },
  windshieldVlt: 100,
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'The part is the one where federal rules let manufacturers put a sun shield.',
  exemptions:
    "Someone whose condition is seriously aggravated by sunlight may use darker film with a certificate of medical exemption, which county tax collectors issue on a physician's affidavit and which must lie on the dashboard.",
  notes: [
    'The test at the inspection station costs five dollars.',
    'On pickups, vans, SUVs, and other multipurpose vehicles the windows behind the front side windows may be as dark as federal rules let the factory make them, and those rules set no limit there.',
  ],
  statute: 'Miss. Code § 63-7-59',
  sources: [
    'copy https://github.com/UniCourt/cic-code-ms/blob/82406873cb94fc46aa3e0cc2e8205ef25e9fedc0/transforms/ms/ocms/r74/gov.ms.code.title.63.html',
    'bill http://billstatus.ls.state.ms.us/documents/2019/html/HB/1500-1599/HB1535IN.htm 2019',
    'secondary https://legalclarity.org/what-is-the-tint-law-in-mississippi',
  ],
  changed: '2015-07-01',
} as const satisfies LawRecord
