import type { Model } from '../films/catalog'
import { inquiryNote } from '../films/illustrative-note'

const percent = (value: number) => `${Math.round(value)}%`
const list = (phrases: readonly string[]) => new Intl.ListFormat('en').format(phrases)

/** The text of the picture whose light follows the films on its windows. */
export const viewerText = {
  shadeLegend: (count: number) => `${count} ${count === 1 ? 'shade' : 'shades'}, by VLT`,
  bareAlt: 'The same without film.',
  explore: 'Explore',
  explorer: (line: string) => `${line}: each window, other views`,
  computed:
    'The light is computed: what comes through each window of a rendered scene, times what glass and film let pass.',
  legend: 'Film on the windows',
  all: 'All windows',
  mixed: 'Different films',
  bare: 'No film',
  /** Its value, in the address as well. */
  noFilm: 'none',
  option: (name: string, vlt: number) => `${name}, ${percent(vlt)}`,
  reflects: ({ name, reflectance: { inside, outside }, illustrativeBands }: Model) =>
    `On clear glass ${name} mirrors ${outside}% of light outside, ${inside}% inside${illustrativeBands ? ' (illustrative values)' : ''}.`,
  glass: 'Glass',
  eyes: 'As your eyes get used to it',
  everywhere: 'on all windows',
  percent,
  list,
  sentence: (film: string | undefined, where: string, net: number) =>
    `${film ?? 'Bare glass'} ${where}: ${percent(net)} of the light comes through${film ? ', glass included' : ''}.`,
  /** Of a picture that is filmed up to a line: the choice of the shade says how much light comes through. */
  upToLine: (filmed: readonly string[], glass: string) =>
    `${list(filmed)} left of the line, on ${glass.toLowerCase()}.`,
  unseen: (film: string, where: string) =>
    `${film} ${where} is kept, but this view does not show it.`,
  ask: 'Ask a Dealer About This',
  inquiry: (
    line: string,
    details: readonly string[],
    sentences: readonly string[],
    illustrative: boolean,
  ) =>
    `${[line, ...details.map((it) => it.toLowerCase())].join(', ')}. ${sentences.join(' ')}${illustrative ? ` ${inquiryNote}` : ''}`,
  stillCaption: 'A still picture: bare glass on all windows.',
  failure: 'The light could not be drawn here, so the picture does not follow the choice.',
} as const
