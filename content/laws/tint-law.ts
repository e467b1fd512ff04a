import type { ConditionName } from './conditions'

/** A lower limit of visible light transmission (VLT), per cent: 0 allows any film, 100 allows none, null is not stated. */
export type VltLimit = number | null

/** A value for each window that film goes on, apart from the windshield. */
export interface WindowLimits {
  readonly front: VltLimit
  readonly rearSide: VltLimit
  readonly rear: VltLimit
}

export type WindowName = keyof WindowLimits

/** Glass of a vehicle that a law has rules for. */
export type GlassName = WindowName | 'windshield'

/** What a limit counts: glass and film together, the film alone, or one limit on each. */
export type LimitBasis = 'net' | 'film' | 'both'

/**
 * A page that states the law. `statute` is the text of the statute or rule, `bill` prints it with the changes it
 * proposes, and `agency` is another page, all published by a government or legislature; `copy` is the text published by
 * someone else.
 */
export interface LawSource {
  readonly url: string
  readonly kind: 'statute' | 'bill' | 'agency' | 'copy' | 'secondary'
  /** The date that the text bears, or of its newest amendment: an ISO date or its beginning; null where it has none. */
  readonly dated: string | null
  /** ISO date on which we read it. */
  readonly read: string
}

/** The limits of a law in a span of time. */
export interface TintLimits {
  readonly basis: LimitBasis
  /** Where the law can be read otherwise, and we count glass and film together. */
  readonly basisIsOurs?: true
  readonly car: WindowLimits
  /** SUVs, vans and light trucks. */
  readonly mpv: WindowLimits
  /** Where `basis` is `both`: the lowest VLT of the film alone, per cent. */
  readonly filmFloor: number | null
  /** Percentage points below the limit that the law mentions. */
  readonly tolerance: number | null
  /** Whether it lowers the limit, or only excuses the meter of an officer; unclear where we could not tell. */
  readonly toleranceOf: 'limit' | 'meter' | 'unclear'
}

/** A limit that replaces the stated one under a condition. */
export interface ConditionalLimit {
  /** Both where it is left out. */
  readonly vehicle?: 'car' | 'mpv'
  readonly windows: readonly GlassName[]
  /** It applies where this holds, */
  readonly if?: ConditionName
  /** or where this does not, */
  readonly unless?: ConditionName
  /** or where glass behind the driver is this dark: VLT below, per cent; with `byFilm` only if film makes it so. */
  readonly behind?: { readonly below: number; readonly byFilm?: true }
  readonly limit: number
  /** The most that the window may then reflect, per cent. */
  readonly reflectance?: number
}

/** Looks that tell a mirror. */
export const mirrorLooks = [
  'reflective',
  'mirrored',
  'metallic',
  'one-way',
  'silver reflective',
  'gold reflective',
] as const

/** The looks that a law may forbid, whatever the shade of the film. */
export type Look =
  | (typeof mirrorLooks)[number]
  | 'sparkling'
  | 'holographic'
  | 'prismatic'
  | 'red'
  | 'yellow'
  | 'amber'
  | 'gold'
  | 'blue'
  | 'black'

/** Film that a law forbids on some windows, on all of them where it names none. */
export interface Ban {
  readonly looks: readonly Look[]
  readonly windows?: readonly GlassName[]
}

/** The part of the windshield, along its top, that film may cover. */
export interface Strip {
  /** Down to the AS-1 line, which the maker of the glass marks. */
  readonly as1?: true
  /** Down to the lower edge of the shade band that the factory tints, or is allowed to tint. */
  readonly band?: true
  /** Down to the sun visor, folded down, as well. */
  readonly visor?: true
  /** From the top. */
  readonly inches?: number
  /** From the top. */
  readonly centimeters?: number
  /** From the seat of the driver to the lower edge of the film. */
  readonly inchesAboveSeat?: number
  /** Above what the wipers sweep. */
  readonly wipers?: true
  /** Which of the two counts, where the law names both a line and inches. */
  readonly which?: 'higher' | 'lower' | 'whereNoLine'
  readonly only?: readonly ('transparent' | 'nonreflective')[]
  readonly not?: readonly Look[]
}

/** A paper or sticker that must be in or on the vehicle, for film on some windows or on any. */
export interface Paper {
  readonly kind: 'label' | 'certificate'
  /** A noun phrase. */
  readonly what: string
  readonly windows?: readonly GlassName[]
}

/** Every rule of a law that decides on a film, on the day of `checked`. */
export interface Rules extends TintLimits {
  /** The definition of the vehicles that have the limits `mpv`, where these differ from those of a car. */
  readonly mpvIf: ConditionName
  readonly conditional: readonly ConditionalLimit[]
  readonly bans: readonly Ban[]
  /** The most that a window may reflect, per cent: 100 where the law leaves it free, null is not stated. */
  readonly reflectance: WindowLimits
  readonly papers: readonly Paper[]
  /** Null where none is allowed; left out where the law says it in other words, which are in `windshield`. */
  readonly strip?: Strip | null
  /** Of the windshield below the strip, glass and film together: as limits of windows are. */
  readonly windshieldVlt: VltLimit
  /**
   * Where `windshieldVlt` is 100: whether the law lets clear film be there, or speaks of tint alone. Left out where it
   * forbids whatever takes light away.
   */
  readonly clearFilm?: 'allowed' | 'open'
  /** The film that a physician's paper allows: darker film, clear film only, none; null where we could not tell. */
  readonly medical: 'darker' | 'clear' | 'none' | null
  /** On which windows. */
  readonly medicalOn: readonly GlassName[]
}

/**
 * What the limits rest on. `verified` is read as a government or legislature publishes it, in a text whose date we know,
 * and nothing contradicts it; `secondary` is read at somebody else's, or in a text that bears no date, and agrees;
 * `unverified` disagrees, or may not be the version in force.
 */
export type Mark = 'verified' | 'secondary' | 'unverified'

/** The part of a law that tables of many places need. */
export interface PlaceLimits extends Rules {
  /** Postal code of a US state; ISO 3166-2 code of another country's province, ISO 3166-1 alpha-3 code of a country. */
  readonly code: string
  readonly name: string
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string
  /** ISO date of the last check. */
  readonly checked: string
  readonly mark: Mark
}

/** Limits that were in force until a date, or will be from one. */
export interface LimitsVersion extends Omit<TintLimits, 'toleranceOf'> {
  /** ISO date. */
  readonly from?: string
  /** ISO date: the first day on which they no longer hold. */
  readonly until?: string
}

/** The rest of the law of a place, for its own page. */
export interface LawText {
  /** Sentences: further rules for the windshield. */
  readonly windshield?: string
  /** A sentence: who may drive with darker film, and on what paper. */
  readonly exemptions: string
  /** Sentences that the rules leave out: readings, city ordinances, how it is enforced. */
  readonly notes?: readonly string[]
  /** Citation of the statute or rule: "Tex. Transp. Code § 547.613". */
  readonly statute: string
  readonly sources: readonly LawSource[]
  /** ISO date on which the newest change took effect; null where it is not known. */
  readonly changed: string | null
  /** Nearest to today first. */
  readonly otherVersions?: readonly LimitsVersion[]
}

/** A kind of source and its address; then the date that it bears or "-", and the day it was read if not `checked`. */
type WrittenSource = `${LawSource['kind']} http${string}`

type Optional<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>

/** Limits as a module states them, without the defaults of `limitsOf`. */
export type LimitsRecord = Omit<
  Optional<
    PlaceLimits,
    | 'country'
    | 'mark'
    | 'filmFloor'
    | 'tolerance'
    | 'toleranceOf'
    | 'mpvIf'
    | 'conditional'
    | 'bans'
    | 'papers'
    | 'medical'
    | 'medicalOn'
    | 'windshieldVlt'
  >,
  'reflectance'
> & {
  /** One number for all windows, or one for each. */
  readonly reflectance?: number | WindowLimits
}

/** The rest of a law as its module states it: see `lawOf`. */
export type LawRecord = Omit<Optional<LawText, 'changed'>, 'sources'> & {
  readonly sources: readonly WrittenSource[]
}

/**
 * The limits of a record. Unless it says otherwise: in the US, checked against secondary sources, no floor for the
 * film, no tolerance, nothing banned, no conditions, no papers, reflectance and windshield not stated, darker film on a
 * physician's paper.
 */
export const limitsOf = ({ reflectance, ...record }: LimitsRecord): PlaceLimits => ({
  country: 'US',
  mark: 'secondary',
  filmFloor: null,
  tolerance: null,
  toleranceOf: 'limit',
  mpvIf: 'counted',
  conditional: [],
  bans: [],
  papers: [],
  medical: 'darker',
  medicalOn: ['front', 'rearSide', 'rear'],
  windshieldVlt: null,
  ...record,
  reflectance:
    typeof reflectance === 'object'
      ? reflectance
      : {
          front: reflectance ?? null,
          rearSide: reflectance ?? null,
          rear: reflectance ?? null,
        },
})

/** The rest of the law of a record: no date of a change, unless it has one. */
export const lawOf = ({ sources, ...record }: LawRecord, checked: string): LawText => ({
  changed: null,
  ...record,
  sources: sources.map((source) => {
    const [kind, url = '', dated = '-', read = checked] = source.split(' ')
    return { kind: kind as LawSource['kind'], url, dated: dated === '-' ? null : dated, read }
  }),
})

/** The newest date of a text that a government publishes, or on which the law last changed: ISO, or its beginning. */
export const dateOfText = ({ sources, changed }: Pick<LawText, 'sources' | 'changed'>) =>
  [
    changed,
    ...sources.map(({ kind, dated }) => (kind === 'copy' || kind === 'secondary' ? null : dated)),
  ]
    .filter((date) => date !== null)
    .sort()
    .at(-1)

/** A place with a tint law; its slug is the name of its module. */
export type Place = PlaceLimits & { readonly slug: string; readonly path: string }

/** The window-tint law of one place. */
export type TintLaw = Place & LawText
