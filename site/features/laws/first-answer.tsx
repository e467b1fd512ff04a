import { noteOn } from '@duskpane/content/films/illustrative-note'
import { answerFor, captionOf, figureOf } from '@duskpane/content/laws/first-answer'
import { lawPage as text } from '@duskpane/content/laws/place-text'
import { longDate, windowNames } from '@duskpane/content/laws/sentences'
import { verdictText } from '@duskpane/content/laws/text'
import { dateOfText, type TintLaw } from '@duskpane/content/laws/tint-law'
import { Figure, FigureGroup } from '@duskpane/ui/figure'
import { MarkNotice } from './mark-notice'

/** The answer in three figures, one for each window of a car. */
export function FirstAnswer({ law }: { readonly law: TintLaw }) {
  const answers = windowNames.map((window) => ({ window, ...answerFor(law, window) }))
  const date = law.mark === 'verified' && dateOfText(law)
  const note = noteOn(answers.flatMap(({ limit, darkest }) => (limit && darkest?.film) || []))
  return (
    <div className="grid gap-8 pt-4">
      <MarkNotice place={law} variant="default" />
      <FigureGroup className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid sm:grid-cols-3 sm:gap-x-8 lg:gap-x-12">
        {answers.map(({ window, ...answer }) => (
          <Figure
            key={window}
            {...figureOf(answer)}
            label={verdictText.windows[window]}
            caption={captionOf(law, answer)}
            className="border-t border-line pt-4 min-[20rem]:max-sm:grid-cols-[6.5rem_1fr] max-sm:gap-x-4"
          />
        ))}
      </FigureGroup>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-text-muted">
        <span>{text.checked(longDate(law.checked))}</span>
        {date && <span>{text.textOf(longDate(date), date === law.changed)}</span>}
        {note && <span>{note}</span>}
      </div>
    </div>
  )
}
