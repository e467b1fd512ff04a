/** A lower limit of visible light transmission (VLT), per cent: 0 allows any film, 100 allows none, null is not stated. */
export type VltLimit = number | null

/** Limits for the windows that film goes on, apart from the windshield. */
export interface WindowLimits {
  readonly front: VltLimit
  readonly rearSide: VltLimit
  readonly rear: VltLimit
}

/** What a limit counts: glass and film together, the film alone, or one limit on each. */
export type LimitBasis = 'net' | 'film' | 'both'

/** A page that states the law. `law` is the text of the statute or rule, `official` another page of the place's government. */
export interface LawSource {
  readonly url: string
  readonly kind: 'law' | 'official' | 'secondary'
}

/** What the law allows in a span of time. */
export interface TintLimits {
  readonly basis: LimitBasis
  /** Passenger cars. */
  readonly car: WindowLimits
  /** SUVs, vans and light trucks. */
  readonly mpv: WindowLimits
  /** Where `basis` is `both`: the lowest VLT of the film alone, per cent. */
  readonly filmFloor: number | null
  /** Percentage points that the law itself grants a measurement below the limit. */
  readonly tolerance: number | null
}

/** A limit that holds only under a condition, which a table of numbers cannot say. */
export interface ConditionalLimit {
  readonly vehicle: 'car' | 'mpv' | 'any'
  readonly window: keyof WindowLimits
  /** Completes "applies when …". */
  readonly when: string
  readonly limit: number
  /**
   * Where the condition is dark glass behind the driver: the VLT, per cent, below which it is met; with
   * `byFilm` only if film makes it so dark.
   */
  readonly behind?: { readonly below: number; readonly byFilm?: true }
}

/** What tables of many places need of a law: the limits in force on `checked`. */
export interface PlaceLimits extends TintLimits {
  /** Postal code of a US state; ISO 3166-1 alpha-3 code of another country, which is never the same. */
  readonly code: string
  readonly name: string
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string
  /** ISO date of the last check. */
  readonly checked: string
  /** Whether two sources agree, one of them the law's text or the place's own page. */
  readonly verified: boolean
}

/** Limits that were in force until a date, or will be from one. */
export interface LimitsVersion extends TintLimits {
  /** ISO date. */
  readonly from?: string
  /** ISO date: the first day on which they no longer hold. */
  readonly until?: string
}

/** The rest of the law of a place, for its own page. */
export interface LawText {
  /** A sentence: where film may go on the windshield, and what kind. */
  readonly windshield: string
  /** The highest reflectance, per cent; null where the law gives no number. */
  readonly reflectance: { readonly side: number | null; readonly rear: number | null }
  readonly conditional?: readonly ConditionalLimit[]
  /** A sentence: who may drive with darker film, and on what paper. */
  readonly exemptions: string
  /** Sentences that the numbers leave out: mirrors that become required, stickers, city ordinances, colors. */
  readonly notes?: readonly string[]
  /** Citation of the statute or rule: "Tex. Transp. Code § 547.613". */
  readonly statute: string
  readonly sources: readonly LawSource[]
  /** ISO date on which the newest change took effect; null where it is not known. */
  readonly changed: string | null
  /** Nearest to today first. */
  readonly otherVersions?: readonly LimitsVersion[]
}

/** A kind of source, then its address. */
type WrittenSource = `${LawSource['kind']} http${string}`

type Optional<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>

/** Limits as a module states them, without what most have: see `limitsOf`. */
export type LimitsRecord = Optional<PlaceLimits, 'country' | 'filmFloor' | 'tolerance'>

/** The rest of a law as its module states it: see `lawOf`. */
export type LawRecord = Omit<Optional<LawText, 'reflectance' | 'changed'>, 'sources'> & {
  readonly sources: readonly WrittenSource[]
}

/** The limits of a record: in the US, with no floor for the film and no tolerance, unless it says so. */
export const limitsOf = (record: LimitsRecord): PlaceLimits => ({
  country: 'US',
  filmFloor: null,
  tolerance: null,
  ...record,
})

/** The rest of the law of a record: no number for reflectance and no date of a change, unless it has one. */
export const lawOf = ({ sources, ...record }: LawRecord): LawText => ({
  reflectance: { side: null, rear: null },
  changed: null,
  ...record,
  sources: sources.map((source) => {
    const [kind, url] = source.split(' ') as [LawSource['kind'], string]
    return { kind, url }
  }),
})

/** A place with a tint law; its slug is the name of its module. */
export type Place = PlaceLimits & { readonly slug: string; readonly path: string }

/** The window-tint law of one place. */
export type TintLaw = Place & LawText
