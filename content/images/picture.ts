/** One master picture, derived at build into the widths the layouts use. */
export interface PictureSource {
  readonly src: string
  readonly avif: string
  readonly webp: string
  readonly width: number
  readonly height: number
  /** A tiny blurred data URI, shown while the picture loads. */
  readonly placeholder: string
}
