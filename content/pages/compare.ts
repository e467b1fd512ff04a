import { needsScript } from '../forms/without-script'
import share from '../images/room-dpaf-15.jpg?share'
import { dealersLink } from '../navigation'
import { paths } from '../paths'
import type { PageMeta } from '../schema'

export const meta = {
  title: 'Compare films',
  description:
    'Up to four window films side by side: visible light, infrared, ultraviolet and solar energy with their units, at the same light if you like, as a link or CSV.',
  share: {
    source: share,
    alt: 'A living room with film on its windows: the lake is there, the glare is not.',
  },
} as const satisfies PageMeta

const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names)
const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`

export const compare = {
  hero: {
    headline: 'Side by side, in figures.',
    lead: 'Up to four films of any line. What each keeps out, what it lets in, and what it is good and bad at.',
  },
  choose: {
    legend: 'What to compare',
    light: 'Light let in',
    anyLight: 'Each film’s own',
    sameLight: (vlt: number) => `The same, ${vlt}%`,
    film: (place: number) => `Film ${place}`,
    line: (place: number) => `Line ${place}`,
    none: 'None',
    option: (name: string, vlt: number) => `${name}, ${vlt}%`,
    failed: 'The lists to choose from did not load.',
    withoutScript: `${needsScript('Choosing')} These are three films of the same light: a ceramic, a metallic and a dyed one. The values of all others are on the page of each film.`,
  },
  unknown: (names: readonly string[]) =>
    `This link names something that we do not have: ${list(names)}. It is left out.`,
  surplus: (names: readonly string[]) =>
    `Four films is the most that fits side by side. Left out: ${list(names)}.`,
  nothing: 'No film is chosen. Choose one above.',
  single: (name: string) =>
    `${name} alone. Choose a second film, or the same light to see it beside its neighbors.`,
  together: (names: readonly string[]) => `${list(names)} side by side.`,
  differentLight:
    'They let in different amounts of light, and what lets in less light keeps out some heat by that alone. Choose the same light to compare like with like.',
  sameLight: (vlt: number, films: readonly string[]) =>
    `The nearest to ${vlt}% of each line: ${list(films)}.`,
  exact: (name: string) => `${name} (exactly)`,
  darker: (name: string, by: number) => `${name} (${points(by)} darker)`,
  lighter: (name: string, by: number) => `${name} (${points(by)} lighter)`,
  /** Shown if two models of a line are equally near. */
  tie: 'Of two that are equally near, the lighter is taken.',
  pictures: {
    title: 'On the same window',
    text: 'From the street, with the light that each film lets through and mirrors: by day, and with the lamps on.',
    day: 'By day',
    night: 'After dark',
    failed: 'The pictures did not load.',
  },
  table: {
    caption: 'Values by film',
    thickness: { header: 'Thickness', abbr: 'One mil is 0.0254 mm' },
    warranty: { header: 'Warranty', abbr: 'Where the line states one' },
  },
  sheet: {
    download: 'Download as CSV',
    file: 'film-comparison.csv',
    line: 'Line',
    thickness: 'Thickness mil',
    warranty: 'Warranty',
    difference: (vlt: number) => `Points from ${vlt}% VLT`,
  },
  verdicts: {
    title: 'What each is good and bad at',
    text: 'Read from the values above, and from the ranges that our FAQ calls good.',
    faq: { name: 'The FAQ', to: paths.faqs },
    failed: 'This part did not load.',
  },
  closing: {
    title: 'Figures make the shortlist',
    text: 'Your eyes choose the film. Tell a dealer what you compare, and ask to look through it.',
    ask: 'Ask a Dealer',
    dealers: dealersLink,
    /** The start of the inquiry's message. */
    message: (films: readonly string[]) =>
      films.length === 1
        ? `I am interested in ${list(films)}.`
        : `I am comparing ${list(films)}. Which of them would you choose?`,
    named: (model: string, line: string) => `${model} (${line})`,
  },
} as const
