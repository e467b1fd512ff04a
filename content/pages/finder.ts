import { needsScript } from '../forms/without-script'
import share from '../images/street-mirror.jpg?share'
import { dealersLink, lawsLink } from '../navigation'
import type { PageMeta } from '../schema'

export const meta = {
  title: 'Film finder',
  description:
    'Which window film fits: say which glass, what bothers you and where you drive, and get at most three films with the reasons for and against each.',
  share: { source: share, alt: 'A window with flower boxes, its panes a mirror of the street.' },
} as const satisfies PageMeta

export const finder = {
  hero: {
    headline: 'Say what bothers you.',
    lead: 'At most three films, with what speaks for and against each, and why not the others. Every answer follows from the tables and the law, by rules that stand on this page.',
  },
  withoutScript: `${needsScript('Choosing')} The rules and the lines below lead to the same answer.`,
  toolFailed: 'The questions did not load. Try again, or go by the rules and the lines below.',
  basis: 'The rules, and the values that they look at',
  rules: {
    title: 'The rules',
    text: 'A film is an answer if it meets every rule you asked for. Nothing is weighed and nothing is scored.',
  },
  lines: {
    title: 'What they are checked against',
    text: 'The range of each line, from its darkest model to its lightest. All models are on the pages of the lines.',
    caption: 'The lines and their values',
    name: 'Line',
    market: 'For',
    vlt: 'VLT',
    tser: 'TSER',
    uvr: 'UVR',
    metal: 'Metal',
    metalWords: { yes: 'Yes', no: 'No', unknown: 'Not stated' },
    none: '–',
    range: (least: number, most: number) => (least === most ? `${least}%` : `${least}–${most}%`),
  },
  closing: {
    title: 'Not sure about the glass?',
    text: 'A dealer meters it, knows the rules where you live, and brings samples.',
    links: [dealersLink, lawsLink],
  },
} as const
