import { filmCards } from '@duskpane/content/films/cards'
import type { TabledModel } from '@duskpane/content/films/catalog'
import { filmText } from '@duskpane/content/films/text'
import type { Answer, Question } from '@duskpane/content/finder/find'
import { filmAddress } from '@duskpane/content/finder/question'
import {
  heatWarning,
  messageOf,
  type NamedLaw,
  nameOf,
  reasonsAgainst,
  reasonsFor,
} from '@duskpane/content/finder/reasons'
import { finderTool as text } from '@duskpane/content/finder/text'
import { inquiryPath } from '@duskpane/content/forms/inquiry'
import { answerText, conditionTexts } from '@duskpane/content/laws/sentences'
import { type Verdict, verdict } from '@duskpane/content/laws/verdict'
import { aboutFilm } from '@duskpane/content/navigation'
import { formatPrice } from '@duskpane/content/shop/cart'
import { offerPath, offersOf } from '@duskpane/content/shop/offers'
import { Button } from '@duskpane/ui/button'
import { Card, CardContent, CardTitle } from '@duskpane/ui/card'
import { cn } from '@duskpane/ui/cn'
import { Figure, FigureGroup } from '@duskpane/ui/figure'
import { SpectrumStrip } from '@duskpane/ui/film/spectrum-strip'
import { Icon, type IconSource } from '@duskpane/ui/icon'
import { Picture } from '@duskpane/ui/picture'
import { Check, CircleAlert, CircleCheck, Minus } from 'lucide'
import { useId } from 'react'
import { AppLink } from '../../router/app-link'
import { useChoice } from '../../router/use-choice'
import { Disclosure } from '../../sections/disclosure'
import { TextLink } from '../../sections/text-link'
import { Reckoning, toneOf } from '../laws/reckoning'

interface AnswerCardProps {
  readonly answer: Answer
  readonly before: Answer | undefined
  readonly question: Question
  readonly law: NamedLaw | undefined
}

/**
 * One film that fits: its figures, or the picture of a line that has none, one reason and links. A disclosure has the
 * rest. Most wishes are not to be seen on glass, and three shades that are alike would prove nothing.
 */
export function AnswerCard({ answer, before, question, law }: AnswerCardProps) {
  const { line, model } = answer
  const { picture } = filmCards.find(({ slug }) => slug === line.slug) ?? {}
  const [chosen] = useChoice()
  const [offer] = model ? offersOf(line, model) : []
  const [first, ...others] = reasonsFor(answer, question)
  const warning = heatWarning(answer, question)
  const passing = law &&
    model && { ...law, film: model, found: verdict(law.rules, law.pane, model) }
  return (
    <Card className="h-full">
      {!model && picture && (
        <Picture {...picture} sizes="(min-width: 64rem) 30rem, 100vw" className="aspect-video" />
      )}
      <CardContent className="items-stretch gap-5 md:p-6">
        <div className="grid gap-1">
          {model && <p className="text-sm font-semibold text-text-muted">{line.name}</p>}
          <CardTitle level={4} size="2xl">
            {nameOf(answer)}
          </CardTitle>
          <p>{first}</p>
        </div>
        {model && <Values model={model} />}
        {passing && <Passing {...passing} />}
        {warning && (
          <p className="flex gap-2">
            <Icon icon={CircleAlert} className="mt-1 shrink-0 text-accent-strong" />
            <span>{warning}</span>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <Button asChild variant={before ? 'outline' : 'default'}>
            <AppLink to={inquiryPath(messageOf(question, answer, law?.rules), law?.rules)}>
              <span>{text.inquire}</span>{' '}
              <span className="sr-only">{aboutFilm(model?.name ?? line.name)}</span>
            </AppLink>
          </Button>
          <TextLink variant="standalone" to={filmAddress(answer, question, chosen)}>
            <span>
              <span>{text.film}</span> <span className="sr-only">{line.name}</span>
            </span>
          </TextLink>
          {offer && (
            <TextLink variant="standalone" to={offerPath(offer)}>
              {text.store(formatPrice(offer.priceCents))}
            </TextLink>
          )}
        </div>
        <Disclosure title={text.why}>
          {others.length > 0 && <Reasons title={text.for} icon={Check} reasons={others} />}
          <Reasons
            title={text.against}
            icon={Minus}
            reasons={reasonsAgainst(answer, question, before)}
          />
          {passing && <Arithmetic {...passing} />}
        </Disclosure>
      </CardContent>
    </Card>
  )
}

function Values({ model }: { readonly model: TabledModel }) {
  return (
    <div className="grid gap-4">
      <FigureGroup className="grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-x-4 sm:grid sm:gap-x-4 lg:gap-x-4">
        {filmText.measures.map(({ key, header }) => (
          <Figure key={key} value={model[key]} unit="%" size="sm" label={header} />
        ))}
      </FigureGroup>
      <SpectrumStrip
        label={text.spectrum(model.name)}
        uv={100 - model.uvr}
        visible={model.vlt}
        infrared={100 - model.irr}
        size="sm"
      />
    </div>
  )
}

interface PassingProps extends NamedLaw {
  readonly film: TabledModel
  readonly found: Verdict
}

/** Says that the film passes the law of the place. */
function Passing({ rules, found }: Pick<PassingProps, 'rules' | 'found'>) {
  return (
    <p className={cn('flex items-center gap-2 font-semibold', toneOf[found.answer])}>
      <Icon icon={CircleCheck} />
      <span>{text.inPlace(answerText(found), rules.name)}</span>
    </p>
  )
}

/** Shows how the verdict was reached and what else decides. */
function Arithmetic({ rules, pane, film, found }: PassingProps) {
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{rules.name}</p>
      <Reckoning law={rules} pane={pane} verdict={found} film={film.vlt} />
      {conditionTexts(found, rules).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

interface ReasonsProps {
  readonly title: string
  readonly icon: IconSource
  readonly reasons: readonly string[]
}

function Reasons({ title, icon, reasons }: ReasonsProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-3">
      <p id={id} className="font-semibold">
        {title}
      </p>
      {reasons.length > 0 ? (
        <ul aria-labelledby={id} className="grid gap-2">
          {reasons.map((reason) => (
            <li key={reason} className="flex gap-3">
              <Icon icon={icon} className="mt-1 size-4 text-accent-strong" />
              <span className="min-w-0 text-pretty">{reason}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-text-muted">{text.nothingAgainst}</p>
      )}
    </div>
  )
}
