import { heatText as text } from '@duskpane/content/heat'
import type { LightLayers } from '@duskpane/content/light-layers'
import type { HeatScene } from '@duskpane/content/schema'
import { carShades, type Shade } from '@duskpane/content/shades'
import { Field } from '@duskpane/ui/field'
import { LightView } from '@duskpane/ui/film/light-view'
import { NativeSelect } from '@duskpane/ui/native-select'
import { HeatStill, stillFilm } from './heat-still'
import { type HeatChoice, picturedHeat } from './heat-words'
import { heatValues } from './irradiance'
import { useLayers } from './use-layers'
import { WaitingStill } from './waiting-still'

const BARE = 'none'
const keys = ['first', 'second'] as const

interface HeatViewerProps {
  readonly scene: HeatScene
  readonly choice: HeatChoice
  readonly onFilm: (key: (typeof keys)[number], film: string | null) => void
  readonly onWindshield: (filmed: boolean) => void
}

/** The maps of two films, each with its list of films, and where the films are. */
export function HeatViewer(props: HeatViewerProps) {
  const { scene, choice, onFilm, onWindshield } = props
  const light = useLayers(scene, true)
  return (
    <>
      {keys.map((key, index) => (
        <figure key={key} className="grid content-start gap-3">
          <figcaption className="min-h-20">
            <Field name={key} label={text[key]}>
              <FilmSelect
                film={choice.films[index] ?? null}
                onChoose={(film) => onFilm(key, film)}
              />
            </Field>
          </figcaption>
          <HeatMap
            scene={scene}
            light={light}
            film={choice.films[index] ?? null}
            windshield={choice.windshield}
          />
        </figure>
      ))}
      <Field name="windshield" label={text.place}>
        <NativeSelect
          value={choice.windshield ? '1' : '0'}
          onChange={({ target }) => onWindshield(target.value === '1')}
        >
          <option value="0">{text.sides}</option>
          <option value="1">{text.all}</option>
        </NativeSelect>
      </Field>
    </>
  )
}

interface FilmSelectProps {
  readonly film: Shade | null
  readonly onChoose: (film: string | null) => void
}

/** Every film for the side windows of a car, and none. */
function FilmSelect({ film, onChoose }: FilmSelectProps) {
  return (
    <NativeSelect
      value={film?.name ?? BARE}
      onChange={({ target }) => onChoose(target.value === BARE ? null : target.value)}
    >
      <option value={BARE}>{text.bare}</option>
      {carShades.map(({ name, vlt, tser }) => (
        <option key={name} value={name}>
          {text.option(name, vlt, tser)}
        </option>
      ))}
    </NativeSelect>
  )
}

interface HeatMapProps {
  readonly scene: HeatScene
  readonly light: LightLayers | 'failed' | undefined
  readonly film: Shade | null
  readonly windshield: boolean
}

function HeatMap({ scene, light, film, windshield }: HeatMapProps) {
  const label = picturedHeat(scene, film, windshield)
  const still = <HeatStill scene={scene} film={film} />
  if (typeof light !== 'object') {
    return (
      <WaitingStill failed={light === 'failed'} failure={text.failure}>
        {still}
      </WaitingStill>
    )
  }
  return (
    <LightView
      scene={light}
      values={heatValues(film, windshield)}
      active
      label={label}
      caption={text.stillCaption(text.name(stillFilm(scene, film)?.name))}
      failure={text.failure}
    >
      {still}
    </LightView>
  )
}
