import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'ARE',
  name: 'United Arab Emirates',
  country: 'AE',
  basis: 'net',
  car: { front: 50, rearSide: 50, rear: 50 },
  mpv: { front: 50, rearSide: 50, rear: 50 },
  bans: [{ looks: ['reflective'] }],
  conditional: [{ windows: ['front', 'rearSide', 'rear'], if: 'truckOrTaxi', limit: 100 }],
  checked: '2026-11-26',
  mark: 'unverified',
} as const satisfies LimitsRecord

export const law = {
  windshield:
    'Police forces differ: Dubai allowed a strip of 15 centimeters along the top in 2017, Abu Dhabi and Umm Al Quwain have since said that no part of the windshield may carry film.',
  exemptions:
    'Persons with a medical need may apply to the traffic authority of their emirate for a permit for darker film.',
  notes: [
    'A darker window costs a fine of 1,500 dirhams.',
    'The numbers are those that police forces announce in the press: we have not read the text of the resolution.',
  ],
  statute: 'Ministerial Resolution No. 178 of 2017 on traffic control rules and procedures',
  sources: [
    'secondary https://gulfnews.com/uae/transport/tint-up-to-15cm-from-top-allowed-on-windshield-1.2074863 2017-08',
    'secondary https://gulfnews.com/uae/transport/uae-dh1500-fine-for-rolling-tinted-sunshade-across-car-windshield-while-driving-1.97927377',
    'secondary https://gulfnews.com/uae/abu-dhabi-dh1500-fine-for-car-tinting-without-permission-tint-level-must-not-exceed-50-1.81974638',
    'secondary https://filipinotimes.net/latest-news/2021/09/04/know-the-law-aed-1500-fine-for-car-tinting-limit-violation-in-abu-dhabi/',
  ],
} as const satisfies LawRecord
