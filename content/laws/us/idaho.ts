import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'ID',
  name: 'Idaho',
  basis: 'film',
  car: { front: 35, rearSide: 20, rear: 35 },
  mpv: { front: 35, rearSide: 20, rear: 35 },
  tolerance: 3,
  bans: [{ looks: ['reflective'] }],
  reflectance: 35,
  medicalOn: ['front', 'windshield'],
  strip: { as1: true, inches: 6, which: 'whereNoLine', only: ['nonreflective'] },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    "A person who carries a physician's written verification may have film of 70% on the windshield and 20% on the side windows.",
  notes: [
    'The statute counts the light that passes through the film alone; it does not add the glass, as most states do.',
    'Each figure has a tolerance of three points, reflectance included.',
    'The limits are for the windows of every motor vehicle, SUVs, vans and trucks included, although some tables let these have any film behind the driver. Glass that came dark from the factory may stay.',
  ],
  statute: 'Idaho Code § 49-944',
  sources: [
    'copy https://github.com/UniCourt/cic-code-id/blob/ec4a84311c24775968cd4a4d03b51bbe911c0bad/transforms/id/ocid/r70/idaho.title.49.html',
    'statute https://legislature.idaho.gov/?p=97625 - 2026-11-27',
    'statute https://legislature.idaho.gov/statutesrules/idstat/Title49/T49CH9/SECT49-944/ 2000',
    'secondary https://magicvalley.com/news/local/window-tinting-is-regulated-but-not-certified/article_671e3480-147b-11ee-82c1-7bd3989cc9f0.html',
    'secondary https://engineerfix.com/what-is-the-legal-window-tint-limit-in-idaho',
    'secondary http://tccoa.com/articles/misc/tintlaw.html',
  ],
} as const satisfies LawRecord
