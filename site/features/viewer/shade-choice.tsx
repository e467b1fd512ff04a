import type { Model } from '@duskpane/content/films/catalog'
import { viewerText as text } from '@duskpane/content/viewer'
import { cn } from '@duskpane/ui/cn'
import { FieldSet } from '@duskpane/ui/field'
import { Swatch } from '@duskpane/ui/film/swatch'
import { RadioGroup, RadioGroupItem } from '@duskpane/ui/radio-group'

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
      className="noscript:hidden print:hidden"
    >
      <RadioGroup
        value={shade ?? ''}
        onValueChange={onChoose}
        className={cn(
          'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-2',
          models.length === 4 ? 'sm:grid-cols-2' : 'sm:grid-cols-3',
          // Where four have room, none stands alone in its row.
          (models.length === 4 || models.length === 7) && '2xl:grid-cols-4',
        )}
      >
        {models.map(({ name, vlt }) => (
          <RadioGroupItem key={name} value={name} aria-label={text.option(name, vlt)}>
            <Swatch vlt={vlt} className="size-5 shrink-0 max-[23rem]:hidden" />
            <span className="grid min-w-0 text-sm leading-tight">
              <span className="wrap-anywhere">{name}</span>
              <span className="font-normal text-text-muted tabular-nums">{text.percent(vlt)}</span>
            </span>
          </RadioGroupItem>
        ))}
      </RadioGroup>
    </FieldSet>
  )
}
