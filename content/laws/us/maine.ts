import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'ME',
  name: 'Maine',
  basis: 'net',
  car: { front: 35, rearSide: 0, rear: 0 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  bans: [{ looks: ['reflective'] }],
  conditional: [{ windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 35 }],
  papers: [
    {
      kind: 'certificate',
      what: 'a certificate of compliance from the installer or an inspection station',
      windows: ['front'],
    },
  ],
  strip: { as1: true, inches: 5, which: 'whereNoLine' },
  windshieldVlt: 100,
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'The Chief of the State Police can issue a certificate of exemption where sunlight harms the health of the owner or of someone who usually rides in the vehicle; it must be shown to an officer on request.',
  notes: [
    'Since September 2009 cars and SUVs are treated alike behind the front seats; tables that still give 35% for the back of a car leave out the exception for vehicles with two outside mirrors.',
  ],
  statute: 'Me. Rev. Stat. tit. 29-A, § 1916',
  sources: [
    'statute https://legislature.maine.gov/statutes/29-A/title29-Asec1916.html',
    'statute https://legislature.maine.gov/legis/bills/bills_123rd/chapters/PUBLIC186.asp 2007-05-29 2026-11-27',
    'secondary http://iwfa.info/News/Legislation/Alerts/MaineAlerts.aspx',
    'secondary https://windowtintlawsinstates.com/maine',
  ],
  changed: '2009-09-12',
} as const satisfies LawRecord
