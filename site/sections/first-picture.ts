import type { Film } from '@duskpane/content/films/catalog'
import type { PictureSource } from '@duskpane/content/images/picture'
import type { Scene } from '@duskpane/content/schema'

/** The first picture of a page and its `sizes`, which links prefetch. */
export interface FirstPicture {
  readonly source: PictureSource
  /** As the `sizes` attribute. */
  readonly sizes: string
}

/**
 * How wide the picture of each kind of hero is drawn. What the crop cuts off counts: all pictures are 16 : 9, so
 * one that is 16 : 10 on a phone is 111 vw wide, and one that is 35 rem high 62 rem;
 * `tall` has something to do beside it, and is up to 44 rem high.
 */
const sizes = {
  side: '(min-width: 64rem) max(54vw, 62rem), (min-width: 48rem) 100vw, 111vw',
  tall: '(min-width: 64rem) max(54vw, 78rem), (min-width: 48rem) 100vw, 111vw',
  wide: '(min-width: 48rem) 100vw, 111vw',
  paper: '(min-width: 80rem) min(100vw - 6rem, 98rem), (min-width: 48rem) 100vw, 111vw',
} as const

/** Where the picture of a hero stands: beside the text, also a `tall` one, above it, or below it on paper. */
export type PicturePlace = keyof typeof sizes

export function heroPicture(
  { picture }: { readonly picture: { readonly source: PictureSource } },
  place: PicturePlace,
): FirstPicture {
  return { source: picture.source, sizes: sizes[place] }
}

/** How wide a scene stands beside the text of a film; the band of its windows is cropped from a wider picture. */
const glassSizes = {
  whole: '(min-width: 96rem) 56rem, (min-width: 64rem) 57vw, 100vw',
  windows: '(min-width: 96rem) 74rem, (min-width: 64rem) 75vw, 132vw',
} as const

/** The box of a scene in its frame: whole, or the band of a car's windows. */
export const framings = {
  whole: '',
  windows: 'w-[131.6%] max-w-none -ms-[29%] -mt-[10.4%] -mb-[16%]',
} as const satisfies Readonly<Record<Scene['framing'], string>>

/** The first picture of a film that is shown on glass. */
export function glassPicture(framing: Scene['framing'], still: PictureSource): FirstPicture {
  return { source: still, sizes: glassSizes[framing] }
}

/** The first picture of the page of a film. */
export function filmPicture(film: Film): FirstPicture {
  const { scene, still, picture } = film
  return scene && still
    ? glassPicture(scene.framing, still)
    : { source: picture.source, sizes: glassSizes.whole }
}

/** Films for vehicles and for buildings are told apart by it at a glance. */
export const heroOfMarket = { automotive: 'side', architectural: 'wide' } as const
