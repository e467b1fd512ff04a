import type { Model } from '@duskpane/content/films/catalog'
import { viewerText as text } from '@duskpane/content/viewer'
import { FieldSet } from '@duskpane/ui/field'
import { Swatch } from '@duskpane/ui/film/swatch'
import { RadioGroup, RadioGroupItem } from '@duskpane/ui/radio-group'

interface ShadeChoiceProps {
  readonly models: readonly Model[]
  /** The name of the model that all windows have, or `noFilm`; undefined while they differ. */
  readonly shade: string | undefined
  readonly onChoose: (shade: string) => void
}

/** The shades of a line, each as white paper is seen through it: one for all windows. */
export function ShadeChoice({ models, shade, onChoose }: ShadeChoiceProps) {
  return (
    <FieldSet name="film" label={text.shadeLegend(models.length)} hint={text.paper}>
      <RadioGroup
        value={shade ?? ''}
        onValueChange={onChoose}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-2"
      >
        {[undefined, ...models].map((film) => {
          const { name, vlt } = film ?? { name: text.noFilm, vlt: 100 }
          const label = film ? text.option(name, vlt) : text.bare
          return (
            <RadioGroupItem key={name} value={name} aria-label={label}>
              <Swatch vlt={vlt} className="size-7 shrink-0 max-sm:size-5 max-[23rem]:hidden" />
              <span className="grid min-w-0 text-sm leading-tight">
                <span>{film ? name : text.bare}</span>
                {film && (
                  <span className="font-normal text-text-muted tabular-nums">
                    {text.percent(vlt)}
                  </span>
                )}
              </span>
            </RadioGroupItem>
          )
        })}
      </RadioGroup>
    </FieldSet>
  )
}
