import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'MN',
  name: 'Minnesota',
  basis: 'net',
  car: { front: 50, rearSide: 50, rear: 50 },
  mpv: { front: 50, rearSide: 0, rear: 0 },
  tolerance: 3,
  mpvIf: 'vanOrPickup',
  bans: [{ looks: ['mirrored'] }],
  reflectance: 20,
  papers: [
    {
      kind: 'label',
      what: 'a permanent marking of the film with its transmittance and its reflectance',
    },
  ],
  strip: null,
  windshieldVlt: 100,
  checked: '2026-11-22',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'That is film that makes it darker or more reflective.',
  exemptions:
    "Darker film is allowed with a prescription or a physician's statement of medical need that names the lowest light transmittance; it runs for at most two years unless the physician marks the condition as permanent.",
  notes: [
    'The statute frees the rear window of a pickup truck and the windows behind the driver of a van; the State Patrol treats SUVs in the same way.',
    'Selling or applying film that breaks the limits is an offense too.',
  ],
  statute: 'Minn. Stat. § 169.71, subds. 4 and 4a',
  sources: [
    'statute https://www.revisor.mn.gov/statutes/cite/169.71',
    'bill https://www.revisor.mn.gov/bills/text.php?number=HF2602&type=bill&version=1&session=ls85&session_year=2008&session_number=0 2008 2026-11-27',
    'agency https://www.house.leg.state.mn.us/sessionweekly/art.asp?ls_year=86&issueid_=58&storyid=1873&year_=2010',
    'secondary https://www.startribune.com/driving-with-windows-tinted-too-dark-is-still-against-the-law/601564738',
    'secondary https://www.austindailyherald.com/2019/05/ask-a-trooper-those-moving-to-minnesota-must-follow-state-tint-rules/',
  ],
} as const satisfies LawRecord
