import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'IND',
  name: 'India',
  country: 'IN',
  basis: 'net',
  car: { front: 100, rearSide: 100, rear: 100 },
  mpv: { front: 100, rearSide: 100, rear: 100 },
  conditional: [
    { windows: ['front', 'rearSide'], if: 'inKerala', limit: 50 },
    { windows: ['rear', 'windshield'], if: 'inKerala', limit: 70 },
  ],
  medical: 'none',
  windshieldVlt: 100,
  checked: '2026-11-22',
  mark: 'unverified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'Only persons under official security protection may be exempted, by a committee of the state.',
  notes: [
    'The Supreme Court forbade any film on car windows in 2012, whatever light it passes.',
    'Rule 100 was amended with effect from 1 April 2021 and now allows glass faced with plastic. In September 2024 the High Court of Kerala read this as permission for film that leaves 70% on windshield and rear window and 50% on the sides; its judgment binds Kerala only, and police elsewhere may still fine.',
    'Factory glass has to pass 70% in front and rear and 50% on the sides.',
  ],
  statute:
    'Central Motor Vehicles Rules 1989, rule 100; Avishek Goenka v. Union of India (Supreme Court, 27 April 2012)',
  sources: [
    'secondary https://verdictum.in/court-updates/high-courts/kerala-high-court-2024-ker-68346-george-sons-v-union-of-india-state-government-cannot-penalise-vehicles-with-sun-films-1551382',
    'secondary https://indianexpress.com/article/explained/explained-law/how-kerala-high-court-cleared-way-for-use-of-sun-films-on-cars-9589640',
    'secondary https://onmanorama.com/news/kerala/2024/09/12/sun-film-kerala-high-court-vehicles.html',
    'secondary https://www.ign8.co.in/post/sun-films---car-window-tints-know-the-law-your-rights',
  ],
} as const satisfies LawRecord
