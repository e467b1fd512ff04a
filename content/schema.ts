/** The types behind everything the site says. */

import type { Country } from './countries'
import type { PictureSource, SharedSource } from './images/picture'
import type { LightLayers } from './light/layers'
import type { Bands, OpticalRecord } from './light/optics'

/**
 * A plausible value that is not a fact, to be replaced by the owner. The wrapper lets
 * `npm run content:illustrative` list all of them.
 */
export interface Illustrative<T> {
  readonly illustrative: true
  readonly value: T
}

/** Marks a value as illustrative. */
/*@__NO_SIDE_EFFECTS__*/
export function illustrative<const T>(value: T): Illustrative<T> {
  return { illustrative: true, value }
}

/** A value that is a fact or illustrative. */
export type Stated<T> = T | Illustrative<T>

/** Whether the owner has to replace a value. */
export function isIllustrative<T>(stated: Stated<T>): stated is Illustrative<T> {
  return typeof stated === 'object' && stated !== null && 'illustrative' in stated
}

/** Whether the owner has to replace a value, or one within it. */
export const hasIllustrative = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isIllustrative(value) || Object.values(value).some(hasIllustrative))

/** Says which of some values are illustrative, by their names; undefined where none is. */
/*@__NO_SIDE_EFFECTS__*/
export function illustrativeAmong(values: Readonly<Record<string, unknown>>): string | undefined {
  const names = Object.keys(values).filter((name) => hasIllustrative(values[name]))
  return names.length > 0 ? `Illustrative: ${names.join(', ')}.` : undefined
}

/** The value itself, without the mark. */
export function plain<T>(stated: Stated<T>): T {
  return isIllustrative(stated) ? stated.value : stated
}

export interface Picture {
  readonly source: PictureSource
  /** Alternative text. */
  readonly alt: string
  /** CSS object-position: the point to keep when cropped. */
  readonly focus?: string
}

/** A window of a scene, or windows that are always filmed alike. */
export interface SceneWindow {
  /** Its name in the factors of the layers: `T:left` is the light through it. */
  readonly name: string
  readonly label: string
  /** In a sentence: "on the left window". */
  readonly phrase: string
  /**
   * The place of its figure in the picture, per cent from the left and the top; absent for windows too small for one.
   */
  readonly at?: readonly [left: number, top: number]
}

/** A picture of a scene: from one place, at one time of day. */
export interface SceneView {
  /** In the address: `view=driver`. */
  readonly name: string
  readonly label: string
  readonly load: () => Promise<{ readonly light: LightLayers }>
  /** The windows in view; a window has the same name in all views. */
  readonly windows: readonly SceneWindow[]
  /** The visible side of the glass. */
  readonly side: 'inside' | 'outside'
  /** Per cent that the windows reflect in the layers with a factor `R:`. */
  readonly reflectance: number
  /** The same picture with bare glass, finished. */
  readonly bare: PictureSource
  readonly alt: string
  /** A note on the view. */
  readonly remark?: string
}

interface SceneGlass {
  readonly name: string
  /** Per cent of visible light. */
  readonly vlt: number
}

/** Windows whose light follows the films on them, in one or more views. */
export interface Scene {
  /** The question above the choice of a view. */
  readonly legend: string
  /** The first by default. */
  readonly views: readonly [SceneView, ...SceneView[]]
  /** The choices of glass, the first by default. */
  readonly glass: readonly [SceneGlass, ...SceneGlass[]]
}

/** A view of a mirror film; all its windows have the same film. */
export interface MirrorView extends SceneView {
  /** The layers of the panes: factors, and mean linear light within the panes. */
  readonly layers: readonly {
    readonly name: string
    readonly factors: readonly string[]
    readonly panes?: readonly number[]
  }[]
  /** The same view with the film of the stills. */
  readonly mirror: PictureSource
}

/** The four views of a mirror film: a window from both sides, by day and after dark. */
export interface WhoSeesWhom {
  /** VLT of the glass, per cent. */
  readonly glass: number
  /** The film of the stills. */
  readonly still: Pick<ModelValues, 'vlt' | 'reflectance'>
  readonly views: readonly [MirrorView, ...MirrorView[]]
}

/** A site-relative link with its visible name. */
export interface Link {
  readonly name: string
  readonly to: string
}

/** A menu entry, with a dropdown of film lines when it names a market. */
export interface MenuItem extends Link {
  readonly market?: FilmLine['market']
  /** Links that end the dropdown. */
  readonly foot?: readonly Link[]
}

/** Title and description for search engines and link previews. */
export interface PageMeta {
  /** Without the brand; the layout adds it. */
  readonly title: string
  /** One sentence, 70 to 160 characters. */
  readonly description: string
  /** The link preview of a page that does not begin with a picture. */
  readonly share?: SharedPicture
}

/** The picture that networks show with a link. */
export interface SharedPicture {
  readonly source: SharedSource
  /** Alternative text. */
  readonly alt: string
}

/** A figure as its maker prints it: a number, or a bound of one. It counts as the number. */
export type Printed = number | `${'>' | '<' | '≥' | '≤'}${number}`

/** What a printed figure counts as. */
export const numberOf = (printed: Printed) =>
  typeof printed === 'number' ? printed : Number(printed.slice(1))

/** A model as stated by its line: by its bands, from which all figures follow, by what its maker prints, or by both. */
export interface ModelRecord extends Partial<Omit<OpticalRecord, 'reflects'>> {
  readonly name: string
  readonly reflects?: Stated<OpticalRecord['reflects']>
  /**
   * What its maker prints, the last six of film on 3 mm clear glass: shown in place of what follows from the record, and
   * beside it where the two differ. `u` is in W/m²K: 5.68 times the BTU/h·ft²·°F of a US sheet.
   */
  readonly stated?: Partial<
    Record<
      'vlt' | 'irr' | 'uvr' | 'od' | 'tser' | 'outside' | 'inside' | 'u' | 'shgc' | 'g' | 'lsg',
      Printed
    >
  >
}

/** A model by its bands: what it transmits, and what it reflects to the outside and to the inside. */
/*@__NO_SIDE_EFFECTS__*/
export function model(name: string, transmits: Bands, outside: Bands, inside: Bands): ModelRecord {
  return { name, transmits, reflects: { outside, inside } }
}

/** The figures of a model. Percentages are 0 to 100. */
export interface ModelValues {
  readonly name: string
  /** Visible light transmitted, per cent. */
  readonly vlt: number
  /** Infrared rejected, per cent. */
  readonly irr: number
  /** Ultraviolet rejected, per cent. */
  readonly uvr: number
  /** Optical density, -log10(VLT / 100). */
  readonly od: number
  /** Total solar energy rejected, per cent. */
  readonly tser: number
  /** Visible light reflected, per cent, on the side of the room or cabin and outside. */
  readonly reflectance: { readonly inside: number; readonly outside: number }
}

/** A thickness in mil (thousandths of an inch) of a safety or windshield film. */
export interface ThicknessModel {
  readonly name: string
  readonly thicknessMil: number
  readonly material?: string
  /** One sentence: when to choose it. */
  readonly use?: string
}

/** The glass that a film goes on: first of vehicles, then of buildings. */
export type GlassPlace =
  | 'front'
  | 'rearSide'
  | 'rear'
  | 'windshield'
  | 'window'
  | 'skylight'
  | 'storefront'
  | 'partition'

/** The properties of a line besides its values. */
export interface FilmTraits {
  readonly goesOn: Stated<readonly GlassPlace[]>
  /** Whether the film contains metal; left out if its page does not say so. */
  readonly metal?: boolean
  /** For lines sold by thickness. */
  readonly thicknesses?: readonly Stated<ThicknessModel>[]
  /** Left out for a line without a stated warranty. */
  readonly warranty?: string | readonly RegionalWarranty[]
  /** Hides what is behind it by day and by night. */
  readonly frosted?: true
  /** Made to hold broken glass together. */
  readonly holdsGlass?: true
  /** Made for the outside of a windshield. */
  readonly takesStones?: true
  /** The line that the pieces are cut from. It has the values. */
  readonly cutFrom?: FilmLine
}

/** What a warranty covers where it differs by region. */
export interface RegionalWarranty {
  readonly region: string
  /** Such as "10 years". */
  readonly period: string
  /** One sentence: what it depends on. */
  readonly terms?: string
}

export interface Titled {
  readonly title: string
  readonly text: string
}

/** The part of a film line that menus and the order of listings need. */
export interface FilmLine {
  readonly market: 'automotive' | 'architectural'
  /** Place in the listing of its market, from 1. */
  readonly position: number
  readonly name: string
  /** What it is for, in four words. */
  readonly purpose: string
}

/** The card of a film line, in listings and under related films. */
export interface FilmCard {
  /** One sentence. */
  readonly summary: string
  readonly picture: Picture
}

/** Another line, and when it is the better choice. */
export interface RelatedFilm {
  readonly line: FilmLine
  readonly when: string
}

/** The text of a film line's own page. */
export interface FilmCopy {
  /** The title of the page, if it is not the name of the line. */
  readonly title?: string
  /** One sentence for search engines, as of `PageMeta`. */
  readonly description: string
  /** The promise in one short line, set large in the hero. */
  readonly headline: string
  /** Two or three sentences below the headline. */
  readonly lead: string
  /** The figure that the line is chosen for, if it is not TSER. */
  readonly leads?: 'uvr'
  /** Above the benefits: what this film, of all films, does. */
  readonly benefitsTitle: string
  /** Three benefits that no other line has or that no table shows. */
  readonly benefits: readonly Titled[]
  /** Shows the models on windows. */
  readonly scene?: Scene
  /** The first view of the scene with the model that the page features, finished. */
  readonly still?: PictureSource
  /** Whether the page shows the four views of a mirror film. */
  readonly whoSeesWhom?: boolean
  /** Extra sections in page order, such as the comparison of plies. */
  readonly sections?: readonly FilmSection[]
  /** Two or three others, imported from their folders. */
  readonly related: readonly RelatedFilm[]
  /** The buttons at the end of the page, if they differ from the default. */
  readonly actions?: readonly Link[]
}

/** A titled part of a product page with a table or a list. */
export interface FilmSection {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly table?: {
    readonly caption: string
    readonly columns: readonly string[]
    /** The column of this line. */
    readonly highlight?: string
    /** Each row: a property, then its value per column. Numbers are per cent. */
    readonly rows: Stated<readonly (readonly [string, ...(string | number)[]])[]>
  }
  readonly items?: readonly Titled[]
  /** Whether the order of the items matters. */
  readonly numbered?: boolean
  readonly picture?: Picture
  /** Pictures to compare, each with what it shows. */
  readonly figures?: readonly (Titled & { readonly picture: Picture })[]
  /** A number to call. */
  readonly phone?: Link
  /** The text of a disabled button, such as "Coming Soon". */
  readonly disabledAction?: string
}

/** The text of one field; its name, type and rules belong to the form. */
export interface FieldText {
  readonly label: string
  readonly hint?: string
}

/** The text of one form. */
export interface FormText {
  readonly title: string
  readonly intro?: string
  readonly fields: Readonly<Record<string, FieldText>>
  /** The text of an option, if it differs from the stored value. */
  readonly shown?: Readonly<Record<string, (option: string) => string>>
  readonly submit: string
  readonly submitting: string
  /** Replaces the form. */
  readonly success?: string
  /** The next steps, below the success message. */
  readonly next?: { readonly title: string; readonly items: readonly Titled[] }
  /** Shown above the form: the one message for every failure. */
  readonly failure?: string
}

/** The name and the price of one product of the demo store. */
export interface Offer {
  readonly id: number
  readonly name: string
  /** US cents. */
  readonly priceCents: number
  /** The film line that it belongs to, if any. */
  readonly line?: FilmLine
  /** The model of that line. The choice of the model is illustrative. */
  readonly model?: string
}

/** One product of the demo store. */
export interface Product extends Offer {
  /** The size of the piece. */
  readonly piece: Stated<{ readonly widthInches: number; readonly lengthFeet: number }>
  /** The model, and its VLT in per cent or its thickness. */
  readonly film: Stated<
    { readonly model?: string } & ({ readonly vlt: number } | { readonly thicknessMil: number })
  >
  readonly lastsYears: Stated<readonly [from: number, to: number]>
  readonly description: string
  readonly picture: Picture
}

/** One place of a dealer. */
export interface DealerPlace {
  /** City and country. */
  readonly location: Stated<string>
  readonly street?: Stated<string>
  /** IANA name of the time zone. */
  readonly timeZone: Stated<string>
  readonly hours?: Stated<string>
}

/** A regional dealer, who can be written to, called or visited. Names, places and addresses are the owner's to fill in. */
export interface Dealer {
  readonly region: string
  readonly name: Stated<string>
  /** The main one first. */
  readonly places: readonly [DealerPlace, ...DealerPlace[]]
  readonly email?: Stated<string>
  /** With the code of its country. */
  readonly phone?: Stated<string>
  /** `https://…` */
  readonly website?: Stated<string>
  /** The countries it answers for. */
  readonly countries: readonly Country[]
}

/** A card of a listing page; `link` may be an observed target that matches no route. */
export interface ListingCard {
  readonly title: string
  readonly description: string
  readonly picture: Picture
  readonly link: string
}

/** One film in the brand comparison. */
export type ComparisonColumn = Pick<ModelValues, 'name' | 'vlt' | 'uvr' | 'irr' | 'tser'>
