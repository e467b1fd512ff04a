import color from '../../images/finish-color.jpg?picture'
import frost from '../../images/finish-frost.jpg?picture'
import gradient from '../../images/finish-gradient.jpg?picture'
import linear from '../../images/finish-linear.jpg?picture'
import opaque from '../../images/finish-opaque.jpg?picture'
import pattern from '../../images/finish-pattern.jpg?picture'
import type { FilmCopy, FilmSection } from '../../schema'
import { line as dyedReflective } from '../dyed-reflective/line'
import { line as safetySecurityFilms } from '../safety-security-films/line'
import { line as signatureSputtering } from '../signature-sputtering/line'

export { card } from './card'
export * as values from './models'

/** The finishes of decorative film, each before the same scene. */
const figures = {
  id: 'finishes',
  title: 'Finishes',
  text: 'Chosen by eye and by hand. Each is seen here before the same office, from the same distance; the strip at the right is bare glass. Ask a dealer for the sample book.',
  figures: [
    {
      title: 'Frost',
      text: 'Even and white, as if etched.',
      picture: {
        source: frost,
        alt: 'Behind the frosted part of the pane the office is soft shapes: a lamp, a table, the glow of a laptop.',
      },
    },
    {
      title: 'Gradient',
      text: 'From opaque to nothing, over the height of a pane.',
      picture: {
        source: gradient,
        alt: 'The table is hidden behind white; upwards the pane clears, and the lamp and the books stand sharp.',
      },
    },
    {
      title: 'Linear',
      text: 'Fine lines that open and close as you walk past.',
      picture: {
        source: linear,
        alt: 'Fine upright lines of frost; between them the office shows in slits.',
      },
    },
    {
      title: 'Pattern',
      text: 'Geometry, foliage, or a drawing of your own.',
      picture: {
        source: pattern,
        alt: 'Sprigs of frosted leaves rise from the foot of the pane; between the leaves the office is clear.',
      },
    },
    {
      title: 'Color',
      text: 'Translucent tones that stain the daylight.',
      picture: {
        source: color,
        alt: 'Three bands of amber, red and teal, through which the office is sharp and stained.',
      },
    },
    {
      title: 'Opaque',
      text: 'Nothing passes: for back rooms and for letters cut from it.',
      picture: {
        source: opaque,
        alt: 'The pane is covered and hides the office, which shows only through leaves cut from the film.',
      },
    },
  ],
} as const satisfies FilmSection

/** Decorative, films chosen by eye: descriptive only, no values. */
export const copy = {
  description:
    'Frosted, gradient and patterned films for partitions, doors and storefronts: privacy and daylight in the same pane of glass.',
  headline: 'Privacy, drawn in light.',
  lead: 'A wall keeps a room private and dark. Frosted glass keeps it private and bright. Decorative film turns the glass you have into the glass you wanted, in a morning and without dust.',
  benefitsTitle: 'What a drawn pane does',
  benefits: [
    {
      title: 'Light without the view',
      text: 'Through frost daylight passes, faces do not. What glows or stands close shows as a soft shape.',
    },
    {
      title: 'Drawn to measure',
      text: 'Bands, fades, lines and lettering are cut to your drawing.',
    },
    {
      title: 'Reversible',
      text: 'When the lease ends or the taste changes, the film comes off and the glass remains.',
    },
  ],
  sections: [figures],
  related: [
    {
      line: safetySecurityFilms,
      when: 'When broken glass should stay in its frame: clear, and no screen.',
    },
    { line: signatureSputtering, when: 'When the sun is the trouble and the view is welcome.' },
    {
      line: dyedReflective,
      when: 'For softer light through glass that you still want to look through.',
    },
  ],
} as const satisfies FilmCopy
