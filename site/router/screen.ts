import { type ComponentType, use } from 'react'
import type { FirstPicture } from '../sections/first-picture'
import { loadPart } from './part'

/** What draws a screen: its component, and the picture that links fetch ahead of the page. */
export interface ScreenPart {
  readonly default: ComponentType
  readonly firstPicture?: FirstPicture
}

/** One screen: its address, and the part of the script that draws it, loaded when first needed. */
export class Screen {
  readonly path: string
  readonly id: string
  readonly #ask: () => Promise<ScreenPart>
  #part: ScreenPart | undefined
  #asked: Promise<ScreenPart> | undefined

  constructor(path: string, id: string, load: () => Promise<ScreenPart>) {
    this.path = path
    this.id = id
    this.#ask = () =>
      loadPart(id, load).then((part) => {
        this.#part = part
        return part
      })
  }

  /**
   * Loads the part ahead of its use.
   * @throws {PartError} when it does not arrive; whoever draws the screen then asks again
   */
  async load(): Promise<ScreenPart> {
    return this.#part ?? this.#ask()
  }

  /** The part, for a component to draw; it suspends until the part is there, and throws what `load` throws. */
  use(): ScreenPart {
    if (this.#part && !this.#asked) return this.#part
    // React asks a second time for what it waited for.
    this.#asked ??= this.#ask()
    return use(this.#asked)
  }

  /** Lets the next use ask again for a part that did not arrive. */
  forget() {
    this.#asked = undefined
  }
}
