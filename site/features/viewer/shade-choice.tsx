import type { Model } from '@duskpane/content/films/catalog'
import { viewerText as text } from '@duskpane/content/light/viewer-text'
import { FieldSet } from '@duskpane/ui/field'
import { Swatch } from '@duskpane/ui/film/swatch'
import { RadioGroup, RadioGroupItem } from '@duskpane/ui/radio-group'
import { choiceColumns } from '../choice-columns'

interface ShadeChoiceProps {
  readonly models: readonly Model[]
  /** The name of the model that all windows have; undefined while they differ or are bare. */
  readonly shade: string | undefined
  readonly onChoose: (shade: string) => void
}

/** The shades of a line, each as white paper is seen through it: one for all windows. */
export function ShadeChoice({ models, shade, onChoose }: ShadeChoiceProps) {
  return (
    <FieldSet
      name="film"
      label={text.shadeLegend(models.length)}
      className="@container noscript:hidden print:hidden"
    >
      <RadioGroup
        value={shade ?? ''}
        onValueChange={onChoose}
        className={choiceColumns(models.length)}
      >
        {models.map(({ name, vlt }) => (
          <RadioGroupItem key={name} value={name} aria-label={text.option(name, vlt)}>
            <span className="grid min-w-0 gap-1 text-sm leading-tight">
              <span className="wrap-anywhere">{name}</span>
              <span className="flex items-center gap-1.5 font-normal text-text-muted tabular-nums">
                <Swatch vlt={vlt} className="size-4" />
                <span>{text.percent(vlt)}</span>
              </span>
            </span>
          </RadioGroupItem>
        ))}
      </RadioGroup>
    </FieldSet>
  )
}
