import { lines } from '@duskpane/content/films/models'
import { isClosed, type Question, relaxed, type Wish } from '@duskpane/content/finder/find'
import { withoutWishes } from '@duskpane/content/finder/question'
import { messageOf, type NamedLaw, nameOfWishes } from '@duskpane/content/finder/reasons'
import { finderTool as text } from '@duskpane/content/finder/text'
import { inquiryPath } from '@duskpane/content/forms/inquiry'
import type { Place } from '@duskpane/content/laws/tint-law'
import { Button } from '@duskpane/ui/button'
import { AppLink } from '../../router/app-link'
import { useChoice } from '../../router/use-choice'

interface NoAnswerProps {
  readonly question: Question
  readonly place: Place | undefined
  readonly law: NamedLaw | undefined
  /** Called after a wish was dropped: the button that had the focus is gone. */
  readonly onDrop: () => void
}

/** Shown if no film fits: the wishes that stand in the way, and the dealer. */
export function NoAnswer({ question, place, law, onDrop }: NoAnswerProps) {
  const [, choose] = useChoice()
  const ways = relaxed(question, lines, law)

  function drop(wishes: readonly Wish[]) {
    choose(withoutWishes(question, wishes))
    onDrop()
  }

  return (
    <div className="grid gap-6">
      {isClosed(question, lines, law) && (
        <div className="grid gap-3">
          <p className="font-semibold">{text.instead.title}</p>
          <ul className="grid max-w-reading list-disc gap-2 ps-5">
            {text.instead.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
      {ways.length > 0 && (
        <div className="grid gap-3">
          <p className="font-semibold">{text.relaxed}</p>
          <ul className="flex flex-wrap gap-3">
            {ways.map(({ without, answer }) => (
              <li key={without.join()}>
                <Button variant="outline" onClick={() => drop(without)} className="py-2">
                  <span>
                    {text.wayOut(
                      nameOfWishes(without),
                      text.model(answer.line.name, answer.model?.name),
                    )}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button asChild className="justify-self-start">
        <AppLink to={inquiryPath(messageOf(question, undefined, place, law), place)}>
          {text.inquire}
        </AppLink>
      </Button>
    </div>
  )
}
