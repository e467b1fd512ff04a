import { finderTool as text } from '@duskpane/content/finder'
import { glassOf, kinds, needs } from '@duskpane/content/finder-rules'
import type { Place } from '@duskpane/content/laws/tint-law'
import type { Candidate, Question } from './find'

/** As it stands inside a sentence. */
export const inside = (label = '') => label.charAt(0).toLowerCase() + label.slice(1)

/** What an inquiry about an answer begins with; about none where no film fits. */
export function messageOf(
  { kind, glass, needs: asked }: Question,
  answer: Candidate | undefined,
  place: Pick<Place, 'name'> | undefined,
): string {
  const where = text.where(kinds[kind].phrase, inside(glassOf[kind][glass]))
  const bothers = text.list(asked.map((need) => inside(needs[need].label)))
  if (!answer) return text.emptyMessage(where, bothers, place?.name)
  return text.message(text.model(answer.line.name, answer.model?.name), where, bothers, place?.name)
}
