import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'DEU',
  name: 'Germany',
  country: 'DE',
  basis: 'net',
  car: { front: 100, rearSide: 0, rear: 0 },
  mpv: { front: 100, rearSide: 0, rear: 0 },
  conditional: [
    { windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 100 },
    { windows: ['rearSide', 'rear'], unless: 'typeApproval', limit: 100 },
  ],
  papers: [
    { kind: 'label', what: 'the approval number on every window' },
    { kind: 'certificate', what: 'the approval document in the vehicle' },
  ],
  strip: { centimeters: 10 },
  windshieldVlt: 100,
  checked: '2026-11-22',
} as const satisfies LimitsRecord

export const law = {
  windshield: 'Not even clear film may.',
  exemptions:
    'Exceptions for medical reasons are decided case by case by the road traffic authority of the state.',
  notes: [
    'Windshield and front side windows have to be clear, and the front side windows have to pass 70%. Factory glass is already close to that, and the approvals of tinted films do not cover these windows.',
    'The additional brake light has to stay clear of film.',
  ],
  statute: 'StVZO § 40(1) and § 22a(1) no. 3',
  sources: [
    'copy https://verkehrslexikon.de/Urteile/Rspr9753.php',
    'copy https://verkehrslexikon.de/Urteile/Rspr9754.php',
    'secondary https://wz.de./auto/wie-dunkel-darf-man-autoscheiben-toenen_aid-29026125?output=webview',
    'secondary https://1a-folienwelt.de/scheibentoenung-pattensen/',
    'secondary https://foliendealer.com/pages/gesetzliche-bestimmungen',
  ],
} as const satisfies LawRecord
