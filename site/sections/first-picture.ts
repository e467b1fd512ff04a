import type { PictureSource } from '@duskpane/content/images/picture'

/** The picture a page opens with, and how wide it stands there: links fetch it ahead. */
export interface FirstPicture {
  readonly source: PictureSource
  /** As the `sizes` attribute. */
  readonly sizes: string
}

/** The first picture of a page whose hero spans the window. */
export function heroPicture({ picture }: { picture: { source: PictureSource } }): FirstPicture {
  return { source: picture.source, sizes: '100vw' }
}
