import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'CO',
  name: 'Colorado',
  basis: 'net',
  car: { front: 27, rearSide: 0, rear: 0 },
  mpv: { front: 27, rearSide: 0, rear: 0 },
  checked: '2026-11-22',
  verified: true,
} as const satisfies LimitsRecord

export const law = {
  windshield:
    'Film is allowed in the top four inches, however dark, if it is not red or amber and does not glare; the rest of the windshield must let 70% of light through.',
  conditional: [
    {
      vehicle: 'any',
      window: 'front',
      when: 'any window behind the driver lets less than 27% of light through',
      limit: 70,
      behind: { below: 27 },
    },
  ],
  exemptions: 'The statute gives no medical exemption.',
  notes: [
    'Windows behind the driver may be darker than 27%, but then the front sides must let 70% through. Tables that give 27% all round show only half of the rule.',
    'Factory privacy glass is allowed as it came, but it is glass below 27% behind the driver all the same, so ask before you tint the front of an SUV that has it.',
    'A rear view that is blocked requires outside mirrors on both sides.',
    'No window may look metallic or mirrored.',
  ],
  statute: 'Colo. Rev. Stat. § 42-4-227',
  sources: [
    'law https://github.com/UniCourt/cic-code-co/blob/e6fdc162a709483b624ebfd27152e3f0f174ad14/transforms/co/occo/r74/gov.co.crs.title.42.html',
    'law http://home.pcisys.net/~bpc/auto_law/tint/tint_co.html',
    'secondary https://capitol-tires.com/colorado-window-tint-law-vlt.html',
    'secondary http://tccoa.com/articles/misc/tintlaw.html',
  ],
} as const satisfies LawRecord
