import type { Model } from '@duskpane/content/films/catalog'
import type { Car, FilmsOn } from '@duskpane/content/laws/car/car-set'
import { verdictOnModel } from '@duskpane/content/laws/car/model-verdict'
import { answerText } from '@duskpane/content/laws/sentences'
import { verdictText as text } from '@duskpane/content/laws/text'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import type { GlassName } from '@duskpane/content/laws/verdict'
import { cn } from '@duskpane/ui/cn'
import { Icon } from '@duskpane/ui/icon'
import { CircleAlert, CircleCheck } from 'lucide'
import { Reckoning, toneOf } from './reckoning'

interface WindowVerdictProps {
  readonly law: TintLaw
  readonly car: Car
  /** The models of all windows. */
  readonly films: FilmsOn<Model>
  readonly window: GlassName
  readonly model: Model
  readonly models: readonly Model[]
}

/** Whether a model may go on a window beside those of the others, why, and the darkest model of its line that may. */
export function WindowVerdict({ law, car, films, window, model, models }: WindowVerdictProps) {
  const { pane, found, conditions, darkest } = verdictOnModel(
    law,
    car,
    films,
    window,
    model,
    models,
  )
  return (
    <li className="grid content-start gap-2 border-t border-line-strong pt-5">
      <span className="text-sm font-semibold">{`${text.windows[window]}: ${model.name}`}</span>
      <span className={cn('flex items-center gap-2 text-xl font-semibold', toneOf[found.answer])}>
        <Icon icon={found.answer === 'passes' ? CircleCheck : CircleAlert} />
        <span>{answerText(found)}</span>
      </span>
      <Reckoning law={law} pane={pane} verdict={found} film={model.vlt} />
      {conditions.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {darkest.map((sentence) => (
        <span key={sentence} className="font-semibold">
          {sentence}
        </span>
      ))}
    </li>
  )
}
