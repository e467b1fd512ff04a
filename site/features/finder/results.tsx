import { isAsked } from '@duskpane/content/finder/question'
import { type NamedLaw, reasonOut } from '@duskpane/content/finder/reasons'
import { type Search, statusOf } from '@duskpane/content/finder/status'
import { finderTool as text } from '@duskpane/content/finder/text'
import { illustrativeNote } from '@duskpane/content/illustrative-note'
import { Badge } from '@duskpane/ui/badge'
import { Heading } from '@duskpane/ui/heading'
import { useRef } from 'react'
import { PartFailure } from '../../load/part-failure'
import { TextLink } from '../../sections/text-link'
import { AnswerCard } from './answer-card'
import { Fold } from './fold'
import { NoAnswer } from './no-answer'

interface ResultsProps extends Search {
  /** Missing until it has loaded. */
  readonly law: NamedLaw | undefined
}

/** The films that fit, with what speaks for and against each, and why every other line does not. */
export function Results(props: ResultsProps) {
  const { question, place, law, lawFailed, findings } = props
  const asked = isAsked(question)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <Heading level={3} size="2xl" ref={heading} tabIndex={-1}>
          {text.results}
        </Heading>
        <p role="status" className="max-w-reading text-lg text-text-muted">
          {statusOf(props)}
        </p>
        {asked && lawFailed && place && <PartFailure text={text.lawFailed(place.name)} />}
        {asked && place && (
          <p className="flex flex-wrap items-center gap-3">
            <TextLink variant="standalone" to={place.path}>
              {text.lawLink(place.name)}
            </TextLink>
            {!place.verified && <Badge variant="secondary">{text.unverified}</Badge>}
          </p>
        )}
      </div>
      {asked && findings && (
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
          <Fold title={text.rest}>
            <dl className="grid">
              {findings.out.map((leftOut) => (
                <div
                  key={leftOut.line.slug}
                  className="grid gap-x-8 border-b border-line py-3 sm:grid-cols-[15rem_1fr]"
                >
                  <dt className="font-semibold">{leftOut.line.name}</dt>
                  <dd className="text-text-muted">
                    {reasonOut(leftOut, findings.answers.at(-1), law)}
                  </dd>
                </div>
              ))}
            </dl>
          </Fold>
          <p className="max-w-reading text-sm text-text-muted">{illustrativeNote}</p>
        </>
      )}
    </div>
  )
}
