import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'AK',
  name: 'Alaska',
  basis: 'net',
  basisIsOurs: true,
  car: { front: 70, rearSide: 40, rear: 40 },
  mpv: { front: 70, rearSide: 0, rear: 0 },
  mpvIf: 'calledMultipurpose',
  bans: [{ looks: ['mirrored'] }],
  strip: { inches: 5 },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'Darker film is allowed for a driver or frequent passenger who must be shielded from the sun; a physician licensed in Alaska must certify the need every year.',
  notes: [
    'The rule sets its limits for the tinting material without saying whether the glass counts too; the usual reading, followed here, is that it does, which leaves almost no room for film on the front doors.',
    'SUVs, vans and trucks that their maker calls multipurpose need only meet the federal glazing standard, which asks for 70% beside the driver and sets no limit behind. Tables that give them 40% leave this out.',
    'Anchorage has an ordinance of its own (section 9.36.045) with the same limits, and lets a medical exemption go no lower than 40%.',
  ],
  statute: '13 AAC 04.223',
  sources: [
    'copy http://www.touchngo.com/lglcntr/akstats/aac/title13/chapter004/section223.htm - 2026-11-27',
    'secondary https://www.eielson.af.mil/News/Features/Display/Article/383641/not-reading-this-public-notice-could-cost-you-160',
    'secondary https://www.tintdude.net/atoh.html',
  ],
} as const satisfies LawRecord
