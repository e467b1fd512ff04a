import type { Model } from '@duskpane/content/films/catalog'
import { viewerText as text } from '@duskpane/content/light/viewer-text'
import { cn } from '@duskpane/ui/cn'
import { FieldSet } from '@duskpane/ui/field'
import { Swatch } from '@duskpane/ui/film/swatch'
import { RadioGroup, RadioGroupItem } from '@duskpane/ui/radio-group'
import { choiceColumns } from '../choice-columns'

/** On a phone the shades stand in one row, without their names, which the caption of the picture has. */
const IN_ONE_ROW = [
  '@max-[26.5rem]:flex @max-[26.5rem]:gap-1.5',
  '@max-[26.5rem]:*:relative @max-[26.5rem]:*:min-w-10 @max-[26.5rem]:*:flex-1 @max-[26.5rem]:*:px-1.5 @max-[26.5rem]:*:py-1.5',
  '@max-[26.5rem]:*:has-checked:bg-text/15',
]

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
        className={cn(choiceColumns(models.length), IN_ONE_ROW)}
      >
        {models.map(({ name, vlt }) => (
          <RadioGroupItem
            key={name}
            value={name}
            aria-label={text.option(name, vlt)}
            className="@max-[26.5rem]:absolute @max-[26.5rem]:inset-0 @max-[26.5rem]:size-full @max-[26.5rem]:rounded-sm @max-[26.5rem]:border-0 @max-[26.5rem]:bg-transparent @max-[26.5rem]:before:hidden"
          >
            <span className="grid min-w-0 gap-1 text-sm leading-tight @max-[26.5rem]:w-full">
              <span className="wrap-anywhere @max-[26.5rem]:hidden">{name}</span>
              <span className="flex items-center gap-1.5 font-normal text-text-muted tabular-nums @max-[26.5rem]:flex-col">
                <Swatch vlt={vlt} className="size-4 @max-[26.5rem]:h-6 @max-[26.5rem]:w-full" />
                <span>{text.percent(vlt)}</span>
              </span>
            </span>
          </RadioGroupItem>
        ))}
      </RadioGroup>
    </FieldSet>
  )
}
