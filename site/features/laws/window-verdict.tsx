import type { Model } from '@duskpane/content/films/catalog'
import { verdictOnModel } from '@duskpane/content/laws/model-verdict'
import { answerText } from '@duskpane/content/laws/sentences'
import { verdictText as text } from '@duskpane/content/laws/text'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import type { Pane } from '@duskpane/content/laws/verdict'
import { cn } from '@duskpane/ui/cn'
import { Icon } from '@duskpane/ui/icon'
import { CircleAlert, CircleCheck } from 'lucide'
import { Reckoning, toneOf } from './reckoning'

interface WindowVerdictProps {
  readonly law: TintLaw
  readonly pane: Pane
  readonly model: Model
  /** The models of the line. */
  readonly models: readonly Model[]
}

/** Whether a model may go on a window, why, and the darkest model of its line that may. */
export function WindowVerdict({ law, pane, model, models }: WindowVerdictProps) {
  const { found, conditions, darkest } = verdictOnModel(law, pane, model, models)
  return (
    <li className="grid content-start gap-2 border-t border-line-strong pt-5">
      <span className="text-sm font-semibold">{`${text.windows[pane.window]}: ${model.name}`}</span>
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
