import type { LawText, PlaceLimits } from '../tint-law'

export const limits = {
  code: 'SC',
  name: 'South Carolina',
  country: 'US',
  basis: 'net',
  car: { front: 27, rearSide: 27, rear: 27 },
  mpv: { front: 27, rearSide: 0, rear: 0 },
  filmFloor: null,
  tolerance: null,
  checked: '2026-11-22',
  verified: false,
} as const satisfies PlaceLimits

export const law = {
  windshield:
    "Film is allowed above the manufacturer's AS-1 line if it is non-reflective; where no AS-1 line can be seen, none is.",
  reflectance: { side: null, rear: null },
  exemptions:
    'A person whose physician or optometrist signs an affidavit of the need may drive with darker film; the affidavit has to be in the vehicle.',
  notes: [
    'Film has to be non-reflective and may not be red, yellow, or amber.',
    'Police in the state also cite 20% as the limit for the rearmost window; until we have read that part of the statute we show the stricter 27%.',
    'Each window with film has to bear a certificate with the installer and the light transmission in its lower right corner.',
    'A vehicle with a darkened rear window needs an outside mirror on each side.',
    'We have read only parts of the statute itself: the other numbers are those that published summaries and a city ordinance agree on.',
  ],
  statute: 'S.C. Code § 56-5-5015',
  sources: [
    { url: 'https://scstatehouse.gov/sess125_2023-2024/prever/4933_20240228.htm', kind: 'law' },
    {
      url: 'https://codelibrary.amlegal.com/codes/cottagevillesc/latest/cottageville_sc/0-0-0-8028',
      kind: 'secondary',
    },
    { url: 'https://app.legiplex.com/sc/legislature/2025/2025-r/bills/h3151', kind: 'secondary' },
    {
      url: 'http://news.midlandscrimestoppers.com/2017/02/cracking-down-on-tinting.html',
      kind: 'secondary',
    },
    {
      url: 'https://www.goupstate.com/story/news/1989/07/17/police-pleased-with-tinted-window-ban-heavily-tinted-windows-in-cars-outlawed-in-sc/29514804007/',
      kind: 'secondary',
    },
    {
      url: 'https://legalclarity.org/can-you-tint-your-windshield-in-south-carolina',
      kind: 'secondary',
    },
  ],
  changed: null,
} as const satisfies LawText
