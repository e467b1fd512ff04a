import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {
  code: 'FRA',
  name: 'France',
  country: 'FR',
  basis: 'net',
  car: { front: 70, rearSide: 0, rear: 0 },
  mpv: { front: 70, rearSide: 0, rear: 0 },
  conditional: [{ windows: ['rearSide', 'rear'], unless: 'mirrors', limit: 100 }],
  windshieldVlt: 70,
  checked: '2026-11-26',
  mark: 'verified',
} as const satisfies LimitsRecord

export const law = {
  exemptions:
    'Persons with certain diseases of the skin or the eyes may use darker film on a certificate of an approved physician, and armored vehicles are exempt.',
  notes: [
    'Front side windows that pass less than 70% cost a fine of 135 euros and three points of the license.',
  ],
  statute: 'Code de la route, art. R. 316-3 and R. 316-3-1',
  sources: [
    'agency http://www.nievre.gouv.fr/securite-routiere-a2514.html 2017-01',
    'copy https://mon-film-teinte.com/content/7-legislation-vitre-teintee-auto',
    'secondary https://www.saint-justin.fr/Agenda-Actus/Les-actus/Securite-routiere',
    'secondary https://actiroute.com/stage-recuperation-points/retrait-de-points/bareme-des-infractions/regles-de-circulation/loi-sur-les-vitres-teintees',
    'secondary https://ffcc.fr/actualite/vitres-teintees-interdites-a-lavant-du-vehicule/',
  ],
  changed: '2017-01-01',
} as const satisfies LawRecord
