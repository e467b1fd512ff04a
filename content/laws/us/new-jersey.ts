import type { LawText, PlaceLimits } from '../tint-law'

export const limits = {
  code: 'NJ',
  name: 'New Jersey',
  country: 'US',
  basis: 'film',
  car: { front: 100, rearSide: 0, rear: 0 },
  mpv: { front: 100, rearSide: 0, rear: 0 },
  filmFloor: null,
  tolerance: null,
  checked: '2026-11-22',
  verified: true,
} as const satisfies PlaceLimits

export const law = {
  windshield: 'No film is allowed on the windshield without a medical exemption.',
  reflectance: { side: null, rear: null },
  exemptions:
    'The Motor Vehicle Commission allows light film on the windshield and the front side windows for conditions such as lupus or other sensitivity to light that a physician or an ophthalmologist certifies; the approval runs for 48 months and must be carried in the vehicle.',
  notes: [
    'The law is older than window film and gives no percentage: it bans any non-transparent material on the windshield and the front side windows, which the Motor Vehicle Commission and police read as no aftermarket film.',
    "In 2022 the state's Supreme Court held that police may stop a car for its tint only if they cannot clearly see people or objects through the windshield or the front side windows (State v. Smith). Dark rear windows are no reason for a stop.",
    'Tinted windows are no longer a reason to fail the state inspection.',
    'Keep outside mirrors on both sides where the rear window is tinted.',
  ],
  statute: 'N.J. Stat. §§ 39:3-74, 39:3-75.1',
  sources: [
    {
      url: 'https://legiscan.com/NJ/text/A3728/id/2172925/New_Jersey-2020-A3728-Introduced.html',
      kind: 'law',
    },
    { url: 'https://kyzerlex.com/law/njsa/39/3-75-1', kind: 'law' },
    { url: 'https://law.justia.com/cases/new-jersey/supreme-court/2022/a-4-21.html', kind: 'law' },
    { url: 'http://www.sjwindowtinting.com/medical-sunscreening', kind: 'secondary' },
    { url: 'http://hhpd.com/confusion/', kind: 'secondary' },
  ],
  changed: null,
} as const satisfies LawText
