import still from '../../images/dusk-dp2r-20.jpg?picture'
import { dusk } from '../../scenes/dusk'
import type { FilmCopy } from '../../schema'
import { line as threePlyReflective } from '../3-ply-reflective/line'
import { line as dyedReflective } from '../dyed-reflective/line'
import { line as signatureSputtering } from '../signature-sputtering/line'

export { card } from './card'
export * as values from './models'

/** 2-Ply Reflective, a metal layer between two of polyester. */
export const copy = {
  description:
    'Two bonded layers of polyester with a mirror between them: daytime privacy and solar control for buildings, in four models.',
  headline: 'Two layers, one mirror.',
  lead: 'The reflective metal of this film lies between two sheets of polyester, where no cloth, cleaner or weather can reach it. It keeps much of the sun out and the daytime view in.',
  benefitsTitle: 'What a sheltered mirror does',
  benefits: [
    {
      title: 'A sheltered mirror',
      text: 'Metal that nothing touches does not scratch, and is slow to corrode.',
    },
    {
      title: 'Privacy by day',
      text: 'In the darker shades, people outside see the sky. You see the street.',
    },
    { title: 'Less glare', text: 'A bright sky, turned down to the level of a screen.' },
  ],
  scene: dusk,
  still,
  whoSeesWhom: true,
  related: [
    {
      line: threePlyReflective,
      when: 'For glass that faces the sun all day: color, metal and wear in a sheet each.',
    },
    { line: dyedReflective, when: 'When a mirror is too much: softer light from a single ply.' },
    {
      line: signatureSputtering,
      when: 'When the facade should stay quiet: it mirrors less to the outside.',
    },
  ],
} as const satisfies FilmCopy
