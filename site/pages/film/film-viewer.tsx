import { inquiryPath } from '@duskpane/content/inquiry'
import type { LightLayers } from '@duskpane/content/light-layers'
import type { FilmModel, Scene } from '@duskpane/content/schema'
import { viewerText as text } from '@duskpane/content/viewer'
import { Button } from '@duskpane/ui/button'
import { Field } from '@duskpane/ui/field'
import { AdaptedEyes, FilmChoice } from '@duskpane/ui/film/film-choice'
import { adaptedExposure } from '@duskpane/ui/film/light'
import { LightView } from '@duskpane/ui/film/light-view'
import { Select } from '@duskpane/ui/select'
import { AppLink } from '../../router/app-link'
import { useChoice } from '../../router/use-choice'
import { groupByFilm, lightThrough, lightValues } from './film-light'
import { Stills } from './still-shades'

const BARE = 'none'

export interface FilmViewerProps {
  /** The line's name. */
  readonly line: string
  readonly scene: Scene
  readonly models: readonly FilmModel[]
  /** Of mirror films, per cent of visible light. */
  readonly reflectance: { readonly inside: number; readonly outside: number } | undefined
}

interface LoadedProps extends FilmViewerProps {
  readonly light: LightLayers
}

/**
 * The picture of a scene whose light follows the films on its windows, and their choice. It stands in the
 * address: a window's name with a model, `glass` in per cent, `eyes` when they are used to the light.
 */
export function FilmViewer({ line, scene, light, models, reflectance }: LoadedProps) {
  const [chosen, choose] = useChoice()
  const { windows } = scene
  const filmOn = (name: string) => models.find((it) => it.name === chosen.get(name)) ?? null
  const films = Object.fromEntries(windows.map(({ name }) => [name, filmOn(name)]))
  const glass = scene.glass.find(({ vlt }) => String(vlt) === chosen.get('glass')) ?? scene.glass[0]
  if (!glass) throw new Error('A scene needs a kind of glass.')
  const values = lightValues(light, scene, glass.vlt, films, reflectance?.[scene.side])
  const adapted = chosen.has('eyes')
  const bare = lightValues(light, scene, scene.glass[0]?.vlt ?? 100, {})
  const sentences = groupByFilm(windows, films).map(({ film, windows: its }) =>
    text.sentence(
      film?.name,
      its.length === windows.length ? text.everywhere : text.list(its.map(({ phrase }) => phrase)),
      lightThrough(glass.vlt, film),
    ),
  )
  const options = [
    { value: BARE, label: text.bare },
    ...models.map(({ name, vlt }) => ({ value: name, label: text.option(name, vlt) })),
  ]

  return (
    <>
      <figure className="grid gap-4">
        <div className="relative">
          <LightView
            scene={light}
            values={values}
            exposure={adapted ? adaptedExposure(light.layers, values, bare) : 1}
            active={chosen.size > 0}
            label={`${scene.alt} ${sentences.join(' ')}`}
            caption={text.stillCaption}
            failure={text.failure}
          >
            <Stills scene={scene} />
          </LightView>
          <ul
            aria-hidden
            className="pointer-events-none absolute inset-x-0 top-0 aspect-video group-has-data-[state=failed]/viewer:hidden forced-colors:hidden print:hidden"
          >
            {windows.map(({ name, at: [left, top] }) => (
              <li
                key={name}
                className="absolute -translate-1/2 rounded-sm bg-surface/80 px-1.5 py-0.5 text-xs font-semibold tabular-nums md:text-sm"
                style={{ left: `${left}%`, top: `${top}%` }}
              >
                {text.percent(lightThrough(glass.vlt, films[name] ?? null))}
              </li>
            ))}
          </ul>
        </div>
        <figcaption role="status" className="min-h-12 max-w-reading text-text-muted">
          {sentences.join(' ')}
        </figcaption>
        {reflectance && <p className="text-sm text-text-muted">{text.reflects(reflectance)}</p>}
      </figure>
      <FilmChoice
        legend={text.legend}
        groups={windows.map(({ name, label }) => ({ name, label, options }))}
        allLabel={text.all}
        mixedLabel={text.mixed}
        value={Object.fromEntries(windows.map(({ name }) => [name, films[name]?.name ?? BARE]))}
        onValueChange={(next) =>
          choose(
            Object.fromEntries(
              Object.entries(next).map(([name, value]) => [name, value === BARE ? null : value]),
            ),
          )
        }
      >
        <Field name="glass" label={text.glass} className="col-span-full">
          <Select
            value={String(glass.vlt)}
            onChange={({ target }) => choose({ glass: target.value })}
          >
            {scene.glass.map(({ name, vlt }) => (
              <option key={name} value={vlt}>
                {text.option(name, vlt)}
              </option>
            ))}
          </Select>
        </Field>
        <AdaptedEyes
          checked={adapted}
          onChange={({ target }) => choose({ eyes: target.checked ? '1' : null })}
        >
          {text.eyes}
        </AdaptedEyes>
        <Button asChild variant="secondary" className="col-span-full justify-self-start">
          <AppLink to={inquiryPath(text.inquiry(line, glass.name, sentences))}>{text.ask}</AppLink>
        </Button>
      </FilmChoice>
    </>
  )
}
