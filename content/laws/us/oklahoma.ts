import type { TintLaw } from '../tint-law'

export const law = {
  code: 'OK',
  name: 'Oklahoma',
  slug: 'oklahoma',
  country: 'US',
  basis: 'net',
  car: { front: 25, rearSide: 25, rear: 25 },
  mpv: { front: 25, rearSide: 0, rear: 0 },
  filmFloor: null,
  tolerance: null,
  windscreen:
    "Film is allowed above the manufacturer's AS-1 line or in the top five inches, whichever is closer to the top.",
  reflectance: { side: 25, rear: 25 },
  exemptions:
    'A person with a medical need for darker film may obtain an exemption on the statement of a physician.',
  notes: [
    'A vehicle with a darkened rear window needs an outside mirror on each side.',
    'We have not read the text of the statute itself: the numbers are those that published summaries agree on.',
  ],
  statute: 'Okla. Stat. tit. 47, § 12-422',
  sources: [
    {
      url: 'https://legalclarity.org/what-is-the-legal-window-tint-in-oklahoma',
      kind: 'secondary',
    },
    { url: 'https://legalclarity.org/what-is-the-legal-tint-in-oklahoma', kind: 'secondary' },
    { url: 'https://engineerfix.com/what-is-the-legal-window-tint-in-oklahoma', kind: 'secondary' },
    { url: 'https://www.tintdude.net/ntoo.html', kind: 'secondary' },
  ],
  checked: '2026-11-22',
  changed: null,
  verified: false,
} as const satisfies TintLaw
