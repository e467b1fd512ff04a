import type { Model } from '@duskpane/content/films/catalog'
import { answerText, arithmetic, conditionTexts } from '@duskpane/content/laws/sentences'
import { verdictText as text, lawTool as tool } from '@duskpane/content/laws/text'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import {
  darkestThatPasses,
  mostReflected,
  type Pane,
  type Verdict,
  verdict,
} from '@duskpane/content/laws/verdict'
import { cn } from '@duskpane/ui/cn'
import { Icon } from '@duskpane/ui/icon'
import { LightBar, toneOf } from './light-bar'

interface WindowVerdictProps {
  readonly law: TintLaw
  readonly pane: Pane
  readonly model: Model
  /** The models of the line. */
  readonly models: readonly Model[]
  /** Of mirror films: visible light that they reflect to the outside, per cent. */
  readonly reflectance: number | undefined
}

/** Whether a model may go on a window, why, and the darkest model of its line that may. */
export function WindowVerdict({ law, pane, model, models, reflectance = 0 }: WindowVerdictProps) {
  const allowed = mostReflected(law, pane.window)
  const mirrors = reflectance > allowed
  const shade = verdict(law, pane, model.vlt)
  const found: Verdict = mirrors ? { ...shade, answer: 'fails', conditions: [] } : shade
  const marked = models.filter(({ illustrative }) => illustrative).map(({ name }) => name)
  const darkest = mirrors ? undefined : darkestThatPasses(law, pane, models)
  return (
    <li className="grid content-start gap-2 border-t border-line-strong pt-5">
      <span className="text-sm font-semibold">{`${text.windows[pane.window]}: ${model.name}`}</span>
      <span className={cn('flex items-center gap-2 text-xl font-semibold', toneOf[found.answer])}>
        <Icon name={found.answer === 'passes' ? 'circle-check' : 'circle-alert'} />
        <span>{answerText(found)}</span>
      </span>
      <LightBar law={law} verdict={found} film={model.vlt} />
      <span className="text-text-muted">{arithmetic(law, pane, model.vlt, found)}</span>
      {mirrors && <span>{tool.mirrors(reflectance, allowed)}</span>}
      {conditionTexts(found).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      <span className="font-medium">
        {darkest ? tool.darkest(darkestName(darkest, marked)) : tool.noneOfLine}
      </span>
    </li>
  )
}

/** The name of the darkest model, with its mark, and whether more than its shade decides. */
function darkestName(
  { film, verdict }: { readonly film: Model; readonly verdict: Verdict },
  marked: readonly string[],
): string {
  const name = film.name + (marked.includes(film.name) ? '†' : '')
  return conditionTexts(verdict).length > 0 ? `${name}, ${tool.onCondition}` : name
}
