import type { TintLaw } from '../tint-law'

export const law = {
  code: 'CO',
  name: 'Colorado',
  slug: 'colorado',
  country: 'US',
  basis: 'net',
  car: { front: 27, rearSide: 0, rear: 0 },
  mpv: { front: 27, rearSide: 0, rear: 0 },
  filmFloor: null,
  tolerance: null,
  windscreen:
    'Material of any darkness is allowed in the top four inches if it is not red or amber and does not glare; the rest of the windshield must let 70 percent of light through.',
  reflectance: { side: null, rear: null },
  conditional: [
    {
      vehicle: 'any',
      window: 'front',
      when: 'any window behind the driver lets less than 27 percent of light through',
      limit: 70,
    },
  ],
  exemptions: 'The statute gives no medical exemption.',
  notes: [
    'Windows behind the driver may be darker than 27 percent, but then the front sides must let 70 percent through. Tables that give 27 percent all round show only half of the rule.',
    'Factory privacy glass is allowed as it came, but it is glass below 27 percent behind the driver all the same, so ask before you tint the front of an SUV that has it.',
    'A rear view that is blocked requires outside mirrors on both sides.',
  ],
  statute: 'Colo. Rev. Stat. § 42-4-227',
  sources: [
    { url: 'http://home.pcisys.net/~bpc/auto_law/tint/tint_co.html', kind: 'law' },
    { url: 'https://capitol-tires.com/colorado-window-tint-law-vlt.html', kind: 'secondary' },
    { url: 'http://tccoa.com/articles/misc/tintlaw.html', kind: 'secondary' },
  ],
  checked: '2026-11-22',
  changed: null,
  verified: true,
} as const satisfies TintLaw
