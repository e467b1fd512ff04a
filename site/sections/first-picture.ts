import type { PictureSource } from '@duskpane/content/images/picture'

/** The first picture of a page and its `sizes`, which links prefetch. */
export interface FirstPicture {
  readonly source: PictureSource
  /** As the `sizes` attribute. */
  readonly sizes: string
}

/** The first picture of a page whose hero spans the viewport. */
export function heroPicture({ picture }: { picture: { source: PictureSource } }): FirstPicture {
  return { source: picture.source, sizes: '100vw' }
}
