import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'CO',
  name: 'Colorado',
  basis: 'net',
  car: { front: 27, rearSide: 0, rear: 0 },
  mpv: { front: 27, rearSide: 0, rear: 0 },
  bans: [{ looks: ['metallic', 'mirrored'] }],
  conditional: [{ windows: ['front'], behind: { below: 27 }, limit: 70 }],
  medical: 'none',
  strip: { inches: 4, not: ['red', 'amber'] },
  windshieldVlt: 70,
  checked: '2026-11-26',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'The strip may be as dark as one likes but must not glare.',
  exemptions: 'The statute gives no medical exemption.',
  notes: [
    'Factory privacy glass is allowed as it came, but it is glass below 27% behind the driver all the same, so ask before you tint the front of an SUV that has it.',
    'A rear view that is blocked requires outside mirrors on both sides.',
  ],
  statute: 'Colo. Rev. Stat. § 42-4-227',
  sources: [
    'agency http://www.colorado.gov/cs/Satellite?c=Page&childpagename=StatePatrol-Main%2FCBONLayout&cid=1251594549056&pagename=CBONWrapper',
    'copy https://github.com/UniCourt/cic-code-co/blob/e6fdc162a709483b624ebfd27152e3f0f174ad14/transforms/co/occo/r74/gov.co.crs.title.42.html',
    'copy http://home.pcisys.net/~bpc/auto_law/tint/tint_co.html',
    'secondary https://capitol-tires.com/colorado-window-tint-law-vlt.html',
    'secondary http://tccoa.com/articles/misc/tintlaw.html',
  ],
  changed: '2011-05-04',
} as const satisfies LawRecord
