import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'ARE',
  name: 'United Arab Emirates',
  country: 'AE',
  basis: 'net',
  car: { front: 50, rearSide: 50, rear: 50 },
  mpv: { front: 50, rearSide: 50, rear: 50 },
  checked: '2026-11-22',
  verified: false,
} as const satisfies LimitsRecord

export const law = {
  windshield: 'Film is not allowed on any part of the windshield.',
  exemptions:
    'Persons with a medical need may apply to the traffic authority of their emirate for a permit for darker film.',
  notes: [
    'A darker window costs a fine of 1,500 dirhams.',
    'Reflective film is not allowed; Abu Dhabi Police accept black film only.',
    'The numbers are those that police forces announce in the press: we have not read the text of the resolution.',
  ],
  statute: 'Ministerial Resolution No. 178 of 2017 on traffic control rules and procedures',
  sources: [
    'secondary https://gulfnews.com/uae/transport/uae-dh1500-fine-for-rolling-tinted-sunshade-across-car-windshield-while-driving-1.97927377',
    'secondary https://gulfnews.com/uae/abu-dhabi-dh1500-fine-for-car-tinting-without-permission-tint-level-must-not-exceed-50-1.81974638',
    'secondary https://filipinotimes.net/latest-news/2021/09/04/know-the-law-aed-1500-fine-for-car-tinting-limit-violation-in-abu-dhabi/',
  ],
} as const satisfies LawRecord
