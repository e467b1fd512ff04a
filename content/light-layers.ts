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

/** What the renderer writes beside the layers of a scene. */
interface LayersFile {
  readonly width: number
  readonly height: number
  readonly layers: readonly {
    readonly name: string
    readonly factors: readonly string[]
    readonly scale: number
    readonly mean: readonly number[]
    readonly panes?: readonly number[]
  }[]
}

/** Joins the description of layers with their files, by name. */
export function lightLayers(
  { width, height, layers }: LayersFile,
  sources: Readonly<Record<string, Readonly<Record<number, string>>>>,
): LightLayers {
  const bySource = Object.entries(sources)
  return {
    width,
    height,
    layers: layers.map(({ name, factors, scale, mean, panes }) => {
      const source = bySource.find(([file]) => file.endsWith(`/${name}.png`))?.[1]
      if (!source) throw new Error(`There is no picture of the layer ${name}.`)
      return { name, source, factors, scale, mean: rgb(mean), ...(panes && { panes: rgb(panes) }) }
    }),
  }
}

const rgb = ([red = 0, green = 0, blue = 0]: readonly number[]) => [red, green, blue] as const
