import type { Model } from '@duskpane/content/films/catalog'
import { filmText } from '@duskpane/content/films/text'
import { bareGlassHeat, figuresOf } from '@duskpane/content/light/optics'
import { SpectrumStrip } from '@duskpane/ui/film/spectrum-strip'

const text = filmText.sun

/** How much of the sun a model lets in, beside bare glass, and of which light. */
export function SunLetIn({ model }: { readonly model: Model }) {
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
      <figure className="grid content-start gap-3">
        <figcaption className="text-sm font-semibold">{text.title(model)}</figcaption>
        <dl className="grid grid-cols-[auto_1fr_auto] gap-x-4 gap-y-2 text-sm print:[print-color-adjust:exact]">
          <Bar name={text.bare} share={bareGlassHeat} />
          <Bar
            name={model.name}
            share={100 - (model.record ? figuresOf(model.record).tser : model.tser)}
          />
        </dl>
      </figure>
      <SpectrumStrip
        label={filmText.spectrumLabel(model.name)}
        uv={100 - model.uvr}
        visible={model.vlt}
        infrared={100 - model.irr}
      />
    </div>
  )
}

function Bar({ name, share }: { readonly name: string; readonly share: number }) {
  return (
    <div className="col-span-full grid grid-cols-subgrid items-center">
      <dt>{name}</dt>
      <dd aria-hidden className="h-4 overflow-clip rounded-sm bg-surface-raised">
        <div
          className="h-full bg-accent-strong forced-colors:bg-[CanvasText]"
          style={{ width: `${share}%` }}
        />
      </dd>
      <dd className="font-semibold tabular-nums">{`${share}%`}</dd>
    </div>
  )
}
