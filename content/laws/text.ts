import { inText } from '../in-text'
import { bareGlass } from '../light/optics'

/** The wording of verdicts on windows, on the pages of places and of films. */
export const verdictText = {
  windows: {
    front: 'Front side windows',
    rearSide: 'Rear side windows',
    rear: 'Rear window',
    windshield: 'Windshield',
  },
  vehicles: { car: 'Passenger car', mpv: 'SUV, van or truck' },
  limits: { any: 'Any', none: 'No film', noTint: 'No tint', notStated: 'Not stated' },
  answers: {
    passes: 'Passes',
    close: 'Too close to call',
    fails: 'Does not pass',
    unstated: 'Uncertain',
  },
  /** The VLT of a film counts on clear glass, which is taken out. */
  arithmetic: (glass: number, film: number, net: number) =>
    `${film}% film × ${glass}% glass / ${bareGlass.vlt}% clear glass = ${net}%`,
  filmAlone: (film: number) => `The film alone counts: ${film}%`,
  anyShade: 'The law sets no limit on the shade here.',
  /** Behind the driver, where it decides on the front. */
  raisesOnly: 'The law sets no limit on the shade here, but a dark one raises that in front.',
  noFilm: 'No film is allowed here.',
  noNumber: 'We know of no limit here.',
  /** For an answer that is uncertain because a rule is missing. */
  askFirst: 'Ask there before you order.',
  asks: (limit: number) => `the law asks for ${limit}%`,
  tolerance: (points: number) => `less a tolerance of ${points} points`,
  notGranted: {
    meter: (points: number) =>
      `and ${points} points that it grants an officer’s meter are no license`,
    unclear: (points: number) =>
      `and ${points} points of tolerance, of which we could not tell whose they are, are not counted on`,
  },
  filmFloor: (floor: number) => `and for ${floor}% of the film alone`,
  /** Further conditions, each completing "if …". */
  passesIf: (all: string) => `Passes if ${all}`,
  /** Follows the answer that holds if a condition is met. */
  condition: (answer: string, when: string) => `${answer} if ${when}.`,
  /** The demand of a condition without which none of our films passes. */
  limitIf: (limit: string, when: string) => `${limit} if ${when}.`,
  ofFilm: 'Whether this film has that is not stated yet: ask before you order.',
  because: (all: string) => `The law asks for this because ${all}.`,
  raisesFront: (limit: number, surely: boolean) => {
    if (limit === 100) {
      return `With film this dark the front side windows ${surely ? 'may carry none' : 'may have to go without'}.`
    }
    return `Film this dark ${surely ? 'raises' : 'can raise'} the limit of the front side windows to ${limit}%.`
  },
  /** Of mirror films. */
  mirrors: {
    banned: (reflects: number) =>
      `This film is a mirror that reflects ${reflects}%, and the law forbids mirrors on this window.`,
    tooMuch: (reflects: number, most: number) =>
      `This film reflects ${reflects}%; the law allows ${most}%.`,
    unstated: (reflects: number) =>
      `This film is a mirror that reflects ${reflects}%, and how much this window may reflect is not stated.`,
  },
  /** Film along the top of the windshield. */
  strip: {
    sentence: (where: string, asked: string) => `Film is allowed ${where}${asked}.`,
    as1: 'above the AS-1 line of the maker',
    visor:
      'along the top, reaching neither below the AS-1 line nor below the sun visor, folded down',
    band: 'along the top, in the part that the factory tints',
    bandOr: (inches: number) =>
      `in the top ${inches} inches or down to the factory shade band, whichever is higher`,
    inches: (inches: number) => `in the top ${inches} inches`,
    centimeters: (centimeters: number) => `in the top ${centimeters} centimeters`,
    wipers: 'along the top, above what the wipers sweep',
    aboveSeat: (inches: number) =>
      `along the top, its lower edge at least ${inches} inches above the driver’s seat`,
    which: {
      whereNoLine: (inches: number) =>
        `above the AS-1 line of the maker, or in the top ${inches} inches where there is none`,
      higher: (inches: number) =>
        `down to the AS-1 line or ${inches} inches from the top, whichever is higher`,
      lower: (inches: number) =>
        `down to the AS-1 line or ${inches} inches from the top, whichever is lower`,
    },
    asked: (all: string) => `, if it is ${all}`,
    transparent: 'transparent',
    nonreflective: 'non-reflective',
    not: (looks: string) => `not ${looks}`,
  },
  /** The rest of the windshield, or all of it where no rule allows a strip. */
  windshield: {
    none: 'Nothing that takes light away may go on the windshield.',
    noneBelow: 'Nothing that takes light away may go on the rest of the windshield.',
    noneAtAll: 'No film is allowed on the windshield, not even as a strip along the top.',
    /** Where the law speaks of tint alone, or leaves clear film free. */
    open: 'The rest of the windshield may carry no tint; whether a clear film against stones counts as one is open.',
    allowed: 'The rest of the windshield may carry only clear, transparent film.',
    unknown: 'We could not tell what the law asks of the rest of the windshield.',
    least: (vlt: number) => `Glass and film together must let ${vlt}% of light through.`,
    leastBelow: (vlt: number) =>
      `Below it glass and film together must let ${vlt}% of light through.`,
  },
  papers: (all: string) => `The law asks for ${all}, too.`,
  medical: {
    darker: 'With a physician’s paper more can be allowed.',
    clear: 'A physician’s paper opens it to clear film against ultraviolet alone.',
  },
  glass: 'Factory glass',
  glassOption: (vlt: number) => (vlt === 75 ? '75%, the usual' : `${vlt}%`),
  behind: 'Behind the driver of an SUV',
  behindOptions: { same: 'Same glass', privacy: 'Privacy glass, about 20%' },
  vehicle: 'Vehicle',
  marks: { verified: 'Verified', secondary: 'Secondary sources', unverified: 'Unverified' },
} as const

/** The choices and answers of the tint-law part of film pages. */
export const lawTool = {
  place: 'Place',
  placeholder: 'Choose a place',
  shade: 'Shade',
  /** Of the shade, where the windows of the viewer have different ones. */
  mixed: 'As chosen above',
  countries: 'Other countries',
  darkest: (model: string) => `Darkest of this line that passes: ${model}`,
  darkestOfAll: (model: string, line: string) => `Darkest of all our films: ${model}, ${line}`,
  noneOfLine: 'No shade of this line passes here.',
  /** Of a clear film on a windshield. */
  model: 'Model',
  thickest: (model: string) => `Thickest of this line that passes: ${model}`,
  noThickness: 'No thickness of this line passes here.',
  drawDarkest: 'Show the darkest that pass on the car',
  windshield: 'Windshield',
  more: (place: string) => `The law of ${inText(place)}, with its sources`,
  markedPlace: (place: string, mark: string) => `${place}, ${mark}`,
  uncertain: {
    secondary: (place: string) =>
      `The law of ${inText(place)} is checked against secondary sources: ask there before you order.`,
    unverified: (place: string) =>
      `We could not verify the law of ${inText(place)}: ask there before you order.`,
  },
  /** Of a place whose law we have not read. */
  notRead: (place: string) =>
    `We have not read the law of ${inText(place)} yet, and let no film pass there. Ask before you order:`,
  notReadMark: 'not read yet',
  failed: 'The law did not load. It is also on the page of each place.',
  note: 'Orientation, not legal advice.',
} as const
