import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'CA-QC',
  name: 'Quebec',
  country: 'CA',
  basis: 'net',
  car: { front: 70, rearSide: 0, rear: 0 },
  mpv: { front: 70, rearSide: 0, rear: 0 },
  bans: [{ looks: ['mirrored'] }],
  medical: null,
  strip: { centimeters: 15 },
  windshieldVlt: 100,
  clearFilm: 'open',
  checked: '2026-11-27',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions: 'We have read of no exemption for medical reasons.',
  notes: [
    'The insurer of the province, which inspects cars, says that front glass lets about 75% through and that even a clear film takes about 5 points: nothing that darkens fits there.',
    'Whoever buys a used car answers for its film.',
  ],
  statute: 'Highway Safety Code, C.Q.L.R. c. C-24.2, ss. 265, 266 and 281.2',
  sources: [
    'agency https://saaq.gouv.qc.ca/securite-routiere/moyens-deplacement/auto/auto-modifiee/vitres-teintees 2022-05-27',
    'agency http://policememphremagog.com/les-vitre-teintees/',
    'statute https://www.legisquebec.gouv.qc.ca/en/version/cs/c-24.2?code=se:281_2&history=20240304 2024-03-04',
    'secondary https://oldsite.drtint.com/?p=7925',
  ],
} as const satisfies LawRecord
