import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'AR',
  name: 'Arkansas',
  basis: 'net',
  car: { front: 25, rearSide: 25, rear: 10 },
  mpv: { front: 25, rearSide: 10, rear: 10 },
  mpvIf: 'truckOrMultipurpose',
  papers: [
    {
      kind: 'label',
      what: "a label with the name and phone number of the shop on the front glass to the driver's left",
    },
  ],
  strip: { inches: 5 },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    "Darker film is allowed for a person with a medical need; a physician's certification must be carried in the vehicle.",
  notes: [
    'SUVs, vans and trucks are not free behind the driver: their rear side windows and rear window must let 10% through.',
    'The limits are for vehicles of model year 1994 and later.',
    'The statute grants no tolerance, although tables of the trade give one of three points.',
  ],
  statute: 'Ark. Code § 27-37-306',
  sources: [
    'copy https://getpocketlaw.com/law/state_arkansas/section-27-37-306-light-transmission-levels-for-tinting-of-motor-vehicle-windows_ed623aa27fa6 - 2026-11-27',
    'secondary https://capitol-tires.com/arkansas-window-tint-law-vlt.html',
    'secondary https://tintcarz.com/state-laws/arkansas',
  ],
} as const satisfies LawRecord
