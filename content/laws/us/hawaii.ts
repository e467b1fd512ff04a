import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'HI',
  name: 'Hawaii',
  basis: 'net',
  car: { front: 35, rearSide: 0, rear: 0 },
  mpv: { front: 35, rearSide: 0, rear: 0 },
  tolerance: 6,
  conditional: [{ windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 35 }],
  papers: [{ kind: 'certificate', what: "the installer's certificate, kept in the vehicle" }],
  medical: 'none',
  strip: { as1: true, inches: 4, which: 'whereNoLine', only: ['transparent'] },
  windshieldVlt: 70,
  checked: '2026-11-22',
  mark: 'unverified',
} as const satisfies LimitsRecord

export const law = {
  exemptions: 'The law gives no medical exemption.',
  notes: [
    'The statute writes 35% plus or minus 6, glass and film together.',
    "House Bill 226, passed by the legislature in 2025, made the windows behind the driver of sedans as free as those of SUVs, vans and trucks have long been, if there is a mirror on each side. Before, sedans had to keep 35% there. An installer in the state reports it as the law now; we have seen neither the governor's signature nor the date on which it took effect.",
    'The same bill has everyone in a tinted vehicle roll the windows down at a traffic stop and forbids mirrored or highly reflective finishes that look red, yellow, amber or blue.',
  ],
  statute: 'Haw. Rev. Stat. § 291-21.5',
  sources: [
    'bill https://data.capitol.hawaii.gov/sessions/session2025/Bills/HB226_CD1_.HTM 2025',
    'agency https://capitolwebsite.azurewebsites.net/sessions/session2025/CommReports/HB226_CD1_CCR81_.HTM',
    'secondary https://www.tnttinting.com/node/47293',
    'secondary https://www.staradvertiser.com/2025/05/17/hawaii-news/bill-passes-allowing-darker-tints-on-vehicles/',
    'secondary https://staradvertiser.com/2012/02/26/business/akamai-money/car-window-tints-regulated-for-driver-and-police-safety',
  ],
} as const satisfies LawRecord
