/** The layers of a light scene, as `@duskpane/ui/film/light` takes them. */
export interface LightLayers {
  readonly width: number
  readonly height: number
  readonly layers: readonly {
    readonly name: string
    /** Addresses by width in px. */
    readonly source: Readonly<Record<number, string>>
    readonly factors: readonly string[]
    readonly scale: number
    readonly mean: readonly [red: number, green: number, blue: number]
    /** Mean linear light of the panes alone, where the layers tell what they mirror. */
    readonly panes?: readonly [red: number, green: number, blue: number]
  }[]
}
