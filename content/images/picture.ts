/** One master picture, encoded in the widths that the layouts use. */
export interface PictureSource {
  /** For browsers without AVIF, and for search engines. */
  readonly src: string
  /** As the `srcset` attribute. */
  readonly avif: string
  readonly width: number
  readonly height: number
  /** A tiny blurred data URI, shown while the picture loads. */
  readonly placeholder: string
  /** The preview of links to the page whose first picture it is. */
  readonly share?: SharedSource
}

/** A JPEG of 1200 × 630, as networks show it. */
export interface SharedSource {
  readonly src: string
  readonly width: number
  readonly height: number
}
