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
      className="@container noscript:hidden print:hidden"
    >
      <RadioGroup
        value={shade ?? ''}
        onValueChange={onChoose}
        className={cn(
          'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-2',
          columnsOf(models.length),
        )}
      >
        {models.map(({ name, vlt }) => (
          <RadioGroupItem key={name} value={name} aria-label={text.option(name, vlt)}>
            <span className="grid min-w-0 gap-1 text-sm leading-tight">
              <span className="wrap-anywhere">{name}</span>
              <span className="flex items-center gap-1.5 font-normal text-text-muted tabular-nums">
                <Swatch vlt={vlt} className="size-4" />
                {text.percent(vlt)}
              </span>
            </span>
          </RadioGroupItem>
        ))}
      </RadioGroup>
    </FieldSet>
  )
}

/** None stands alone in its row; where it would, on a phone, it takes the whole row. */
function columnsOf(count: number) {
  if (count === 4) return '@min-[26rem]:grid-cols-2 @min-[52rem]:grid-cols-4'
  if (count === 7) return '@max-[33.5rem]:*:last:col-span-full @min-[33.5rem]:grid-cols-4'
  return '@max-[26rem]:*:last:odd:col-span-full @min-[26rem]:grid-cols-3'
}
