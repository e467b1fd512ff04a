import type { Film } from '@duskpane/content/films/catalog'
import type { PictureSource } from '@duskpane/content/images/picture'

/** The first picture of a page and its `sizes`, which links prefetch. */
export interface FirstPicture {
  readonly source: PictureSource
  /** As the `sizes` attribute. */
  readonly sizes: string
}

/**
 * How wide the picture of each kind of hero is drawn. What the crop cuts off counts: all pictures are 16 : 9, so
 * one that is 16 : 10 on a phone is 111 vw wide, and one that is 35 rem high 62 rem;
 * `tall` has something more beside it, and is up to 44 rem high.
 */
const sizes = {
  side: '(min-width: 64rem) max(54vw, 62rem), (min-width: 48rem) 100vw, 111vw',
  tall: '(min-width: 64rem) max(54vw, 78rem), (min-width: 48rem) 100vw, 111vw',
  wide: '(min-width: 48rem) 100vw, 111vw',
  paper: '(min-width: 80rem) min(100vw - 6rem, 98rem), (min-width: 48rem) 100vw, 111vw',
  beside: '(min-width: 96rem) 56rem, (min-width: 64rem) 57vw, 100vw',
  first: '(min-width: 96rem) 64rem, (min-width: 64rem) 62vw, 100vw',
} as const

/** Where the picture of a hero stands: beside the text, also a `tall` one, above it, below it on paper, or on film. */
export type PicturePlace = keyof typeof sizes

export const heroPicture = (source: PictureSource, place: PicturePlace): FirstPicture => ({
  source,
  sizes: sizes[place],
})

/** Where the first picture of a film's page stands: what is seen on glass beside the text or, of a building, before it. */
export function filmPlace({ still, market, traits }: Film) {
  if (!still) return traits.thicknesses.length > 0 ? 'tall' : 'side'
  return market === 'automotive' ? 'beside' : 'first'
}

/** The first picture of the page of a film. */
export const filmPicture = (film: Film): FirstPicture =>
  heroPicture(film.still ?? film.picture.source, filmPlace(film))

/** Films for vehicles and for buildings are told apart by it at a glance. */
export const heroOfMarket = { automotive: 'side', architectural: 'wide' } as const
