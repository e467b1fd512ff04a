import type { ListedFilm } from './films'
import { type FinderModel, finderLines } from './finder-lines'

/** A model of a film line with its values, without the text of the line's page. */
export interface ListedModel extends FinderModel {
  readonly line: ListedFilm
  /** What the line's warranty is, where it states one. */
  readonly warranty?: string
}

/** Every model that has values, line by line: vehicles first, in the order of the listings. */
export const filmModels: readonly ListedModel[] = finderLines.flatMap((line) =>
  line.models.map((model) => ({
    ...model,
    line,
    ...(line.traits.warranty && { warranty: line.traits.warranty.title }),
  })),
)
