import type { TintLaw } from '../tint-law'

export const law = {
  code: 'ID',
  name: 'Idaho',
  slug: 'idaho',
  country: 'US',
  basis: 'film',
  car: { front: 35, rearSide: 20, rear: 35 },
  mpv: { front: 35, rearSide: 20, rear: 35 },
  filmFloor: null,
  tolerance: 3,
  windscreen:
    "Nonreflective film is allowed above the manufacturer's AS-1 line, or in the top six inches where there is none.",
  reflectance: { side: 35, rear: 35 },
  exemptions:
    "A person who carries a physician's written verification may have film of 70 percent on the windshield and 20 percent on the side windows.",
  notes: [
    'The statute counts the light that passes through the film alone; it does not add the glass, as most states do.',
    'Each figure has a tolerance of three points, reflectance included.',
    'The limits are for the windows of any motor vehicle. Some tables let SUVs and vans have any film behind the driver; we found nothing of it in the part of the statute that we could read.',
    'All film must be nonreflective.',
  ],
  statute: 'Idaho Code § 49-944',
  sources: [
    { url: 'https://legislature.idaho.gov/?p=97625', kind: 'law' },
    {
      url: 'https://legislature.idaho.gov/statutesrules/idstat/Title49/T49CH9/SECT49-944/',
      kind: 'law',
    },
    {
      url: 'https://magicvalley.com/news/local/window-tinting-is-regulated-but-not-certified/article_671e3480-147b-11ee-82c1-7bd3989cc9f0.html',
      kind: 'secondary',
    },
    {
      url: 'https://engineerfix.com/what-is-the-legal-window-tint-limit-in-idaho',
      kind: 'secondary',
    },
    { url: 'http://tccoa.com/articles/misc/tintlaw.html', kind: 'secondary' },
  ],
  checked: '2026-11-22',
  changed: null,
  verified: true,
} as const satisfies TintLaw
