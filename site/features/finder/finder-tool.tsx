import { lines } from '@duskpane/content/films/models'
import { find } from '@duskpane/content/finder/find'
import { questionOf, windowOf } from '@duskpane/content/finder/question'
import { placeOf } from '@duskpane/content/laws/places'
import { useChoice } from '../../router/use-choice'
import { useLaw } from '../laws/use-law'
import { Questions } from './questions'
import { Results } from './results'

/** The questions, kept in the query string, and beside them the films that answer them. */
export default function FinderTool() {
  const [chosen] = useChoice()
  const question = questionOf(chosen)
  const place = question.kind === 'building' ? undefined : placeOf(chosen)
  const rules = useLaw(place?.slug)
  const pane = windowOf(question, chosen)
  const law = rules && pane ? { rules, pane } : undefined
  return (
    <div className="grid gap-10">
      <Questions />
      <Results
        question={question}
        place={place}
        law={law}
        lawFailed={rules === null}
        {...(place && !law ? {} : { findings: find(question, lines, law) })}
      />
    </div>
  )
}
