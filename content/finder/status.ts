import type { Place } from '../laws/tint-law'
import { type Findings, type Question, ranksByUv } from './find'
import { isAsked } from './question'
import { finderTool as text } from './text'

/** How far an answer has come. */
export interface Search {
  readonly question: Question
  readonly place: Place | undefined
  readonly lawFailed: boolean
  /** Missing until the law has loaded that decides on them. */
  readonly findings: Findings | undefined
}

/** What the first answer has most of, or least. */
function firstOf(question: Question): string {
  if (ranksByUv(question)) return text.first.ultraviolet
  return question.light === 'darkest' ? text.first.dark : text.first.light
}

/** What is said when the result changes. */
export function statusOf({ question, place, lawFailed, findings }: Search): string {
  if (!isAsked(question)) return text.ask
  if (!findings) return lawFailed ? '' : text.loading(place?.name ?? '')
  const names = findings.answers.map(({ line, model }) => text.model(line.name, model?.name))
  return names.length === 0
    ? text.none
    : text.found(firstOf(question), names.length, text.list(names))
}
