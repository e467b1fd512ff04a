import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'OK',
  name: 'Oklahoma',
  basis: 'net',
  car: { front: 25, rearSide: 25, rear: 25 },
  mpv: { front: 25, rearSide: 10, rear: 10 },
  conditional: [{ windows: ['rear'], unless: 'mirrors', limit: 100 }],
  strip: { as1: true, inches: 5, which: 'higher' },
  checked: '2026-11-22',
  mark: 'unverified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'A person with a medical need for darker film may obtain an exemption on the statement of a physician.',
  notes: [
    'We have not read the statute itself, and summaries of it disagree: most let SUVs, vans and trucks have any film behind the driver, while police in Edmond and a law firm name a limit of 10% there. We show the stricter number.',
    'Summaries give a reflectance of at most 25%; whether mirrors are forbidden we could not read, and so none passes here.',
  ],
  statute: 'Okla. Stat. tit. 47, § 12-422',
  sources: [
    'secondary https://legalclarity.org/what-is-the-legal-window-tint-in-oklahoma',
    'secondary https://legalclarity.org/what-is-the-legal-tint-in-oklahoma',
    'secondary https://engineerfix.com/what-is-the-legal-window-tint-in-oklahoma',
    'secondary https://www.tintdude.net/ntoo.html',
    'secondary https://www.news9.com/story/5e35b89183eff40362bf3a81/edmond-police-cite-illegally-tinted-windows',
    'secondary https://oklahomalawyer.com/oklahoma-car-window-tint-laws/',
  ],
} as const satisfies LawRecord
