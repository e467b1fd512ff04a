import { filmCards } from '@duskpane/content/films/cards'
import { lines } from '@duskpane/content/films/models'
import { find, type Question } from '@duskpane/content/finder/find'
import { isAsked, questionOf, windowOf } from '@duskpane/content/finder/question'
import { notesOn, reasonOut } from '@duskpane/content/finder/reasons'
import { statusOf } from '@duskpane/content/finder/status'
import { finderTool as text } from '@duskpane/content/finder/text'
import { notReadOf } from '@duskpane/content/laws/not-read'
import { placeOf } from '@duskpane/content/laws/places'
import { verdictText } from '@duskpane/content/laws/text'
import { Badge } from '@duskpane/ui/badge'
import { Heading } from '@duskpane/ui/heading'
import { useRef } from 'react'
import { PartFailure } from '../../load/part-failure'
import { useChoice } from '../../router/use-choice'
import { Disclosure } from '../../sections/disclosure'
import { Footnote } from '../../sections/footnote'
import { TextLink } from '../../sections/text-link'
import { NotReadNotice } from '../laws/mark-notice'
import { useLaw } from '../laws/use-law'
import { AnswerCard } from './answer-card'
import { NoAnswer } from './no-answer'
import { Questions } from './questions'

/** The questions, kept in the query string, and beside them the films that answer them. */
export default function FinderTool() {
  return (
    <div className="grid gap-10">
      <Questions />
      <Results />
    </div>
  )
}

/** The films that fit, with reasons for and against each, and why every other line does not. */
function Results() {
  const [chosen] = useChoice()
  const question = questionOf(chosen)
  const place = question.kind === 'building' ? undefined : placeOf(chosen)
  const unknown = question.kind === 'building' ? undefined : notReadOf(chosen)
  const rules = useLaw(place?.slug)
  const pane = windowOf(question, chosen)
  const law = rules && pane ? { rules, pane } : undefined
  const lawFailed = rules === null
  const asked = isAsked(question)
  const findings = !asked || (place && !law) || unknown ? undefined : find(question, lines, law)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <Heading level={3} size="2xl" ref={heading} tabIndex={-1}>
          {text.results}
        </Heading>
        <p role="status" className="max-w-reading text-lg text-text-muted">
          {asked && unknown ? (
            <NotReadNotice place={unknown} />
          ) : (
            statusOf({ question, place, lawFailed, findings })
          )}
        </p>
        {asked && lawFailed && place && <PartFailure text={text.lawFailed(place.name)} />}
        {asked && place && (
          <p className="flex flex-wrap items-center gap-3">
            <TextLink variant="standalone" to={place.path}>
              {text.lawLink(place.name)}
            </TextLink>
            {place.mark !== 'verified' && (
              <Badge variant="secondary">{verdictText.marks[place.mark]}</Badge>
            )}
          </p>
        )}
      </div>
      {!asked && <MadeForGlass question={question} />}
      {findings && (
        <>
          {findings.answers.length > 0 ? (
            <ol className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
              {findings.answers.map((answer, index) => (
                <li key={answer.line.slug}>
                  <AnswerCard
                    answer={answer}
                    before={findings.answers[index - 1]}
                    question={question}
                    law={law}
                  />
                </li>
              ))}
            </ol>
          ) : (
            <NoAnswer
              question={question}
              place={place}
              law={law}
              onDrop={() => heading.current?.focus()}
            />
          )}
          <Disclosure title={text.rest}>
            <dl className="grid">
              {findings.out.map((leftOut) => (
                <div
                  key={leftOut.line.slug}
                  className="grid gap-x-8 border-b border-line py-3 sm:grid-cols-[15rem_1fr]"
                >
                  <dt className="font-semibold">{leftOut.line.name}</dt>
                  <dd className="text-text-muted">
                    {reasonOut(leftOut, question, findings.answers.at(-1), law)}
                  </dd>
                </div>
              ))}
            </dl>
          </Disclosure>
          <Footnote className="max-w-reading">{notesOn(findings, question, law)}</Footnote>
        </>
      )}
    </div>
  )
}

/** Before anything is asked: every line that goes on the chosen glass. Its light and the law come with a question. */
function MadeForGlass({ question }: { readonly question: Question }) {
  const { answers, out } = find({ ...question, light: 'any' }, lines)
  const fitting = new Set(
    [...answers, ...out.filter(({ failed }) => failed === 'outranked')].map(({ line }) => line),
  )
  return (
    <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
      {filmCards
        .filter(({ slug }) => [...fitting].some((line) => line.slug === slug))
        .map(({ path, name, summary }) => (
          <li key={path} className="grid content-start gap-1 border-b border-line py-3">
            <span className="font-semibold">
              <TextLink to={path}>{name}</TextLink>
            </span>
            <span className="text-sm text-text-muted">{summary}</span>
          </li>
        ))}
    </ul>
  )
}
