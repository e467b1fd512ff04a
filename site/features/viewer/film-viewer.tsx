import type { Model } from '@duskpane/content/films/catalog'
import { inquiryPath } from '@duskpane/content/inquiry'
import type { LightLayers } from '@duskpane/content/light-layers'
import type { Scene, SceneView } from '@duskpane/content/schema'
import { viewerText as text } from '@duskpane/content/viewer'
import { readViewer } from '@duskpane/content/viewer-state'
import { Button } from '@duskpane/ui/button'
import { FieldSet } from '@duskpane/ui/field'
import { AdaptedEyes, FilmChoice } from '@duskpane/ui/film/film-choice'
import { Icon } from '@duskpane/ui/icon'
import { RadioGroup, RadioGroupItem } from '@duskpane/ui/radio-group'
import { AppLink } from '../../router/app-link'
import type { Choice } from '../../router/use-choice'
import { ChoiceField } from '../../sections/choice-field'
import { ShadeChoice } from './shade-choice'
import { ViewPicture } from './view-picture'

export interface FilmViewerProps {
  /** The line's name. */
  readonly line: string
  readonly scene: Scene
  readonly models: readonly Model[]
  /** What is on the windows before a choice. */
  readonly usual: Model | undefined
}

interface LoadedProps extends FilmViewerProps {
  readonly choice: Choice
  readonly view: SceneView
  /** Not there until the layers of the view are found. */
  readonly light: LightLayers | 'failed' | undefined
}

/**
 * The picture of a scene whose light follows the films on its windows, and their choice. It stands in the
 * address: `view`, a window's name with a model, `glass` in per cent, `eyes` when they are used to the light.
 */
export function FilmViewer(props: LoadedProps) {
  const { line, scene, choice, view, light, models, usual } = props
  const [chosen, choose] = choice
  const { windows } = view
  const { films, mirrors, shade, still, glass, adapted, seen, sentences, details } = readViewer(
    scene,
    view,
    models,
    chosen,
    usual,
  )
  const chooseView = (name: string) => choose({ view: name === scene.views[0].name ? null : name })
  const options = [
    { value: text.noFilm, label: text.bare },
    ...models.map(({ name, vlt }) => ({ value: name, label: text.option(name, vlt) })),
  ]

  return (
    <>
      <div className="grid gap-4 self-start lg:sticky lg:top-28">
        <figure className="grid gap-4">
          <ViewPicture
            scene={scene}
            view={view}
            light={light}
            glass={glass.vlt}
            films={films}
            adapted={adapted}
            active={chosen.size > 0}
            still={still}
            label={`${view.alt} ${seen.join(' ')}`}
          />
          <figcaption className="min-h-12 max-w-reading text-text-muted">
            <div role="status">{sentences.join(' ')}</div>
            {mirrors.map(({ name, reflectance }) => (
              <p key={name}>{text.reflects(name, reflectance)}</p>
            ))}
          </figcaption>
        </figure>
        {view.remark && <p className="max-w-reading text-text-muted">{view.remark}</p>}
      </div>
      <div className="grid content-start gap-6">
        <ShadeChoice
          models={models}
          shade={shade === undefined ? undefined : (shade?.name ?? text.noFilm)}
          onChoose={(name) => choose(Object.fromEntries(windows.map((it) => [it.name, name])))}
        />
        <details className="group/explore border-y border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            <span>{text.explore}</span>
            <Icon name="plus" className="shrink-0 group-open/explore:rotate-45" />
          </summary>
          <div className="grid gap-8 pt-2 pb-6">
            <ViewChoice scene={scene} view={view} onChoose={chooseView} />
            <FilmChoice
              legend={text.legend}
              groups={windows.map(({ name, label }) => ({ name, label, options }))}
              allLabel={text.all}
              mixedLabel={text.mixed}
              value={Object.fromEntries(
                windows.map(({ name }) => [name, films[name]?.name ?? text.noFilm]),
              )}
              onValueChange={choose}
            >
              <ChoiceField
                name="glass"
                label={text.glass}
                className="col-span-full"
                value={String(glass.vlt)}
                options={scene.glass.map(({ name, vlt }) => [String(vlt), text.option(name, vlt)])}
                onChoose={(value) => choose({ glass: value })}
              />
              <AdaptedEyes
                checked={adapted}
                onChange={({ target }) => choose({ eyes: target.checked ? '1' : null })}
              >
                {text.eyes}
              </AdaptedEyes>
            </FilmChoice>
          </div>
        </details>
        <Button asChild variant="outline" className="justify-self-start">
          <AppLink to={inquiryPath(text.inquiry(line, details, sentences))}>{text.ask}</AppLink>
        </Button>
      </div>
    </>
  )
}

interface ViewChoiceProps {
  readonly scene: Scene
  readonly view: SceneView
  readonly onChoose: (name: string) => void
}

/** From where, or when, a scene is seen; nothing where it has one view. */
function ViewChoice({ scene, view, onChoose }: ViewChoiceProps) {
  if (scene.views.length === 1) return null
  return (
    <FieldSet name="view" label={scene.legend}>
      <RadioGroup value={view.name} onValueChange={onChoose}>
        {scene.views.map(({ name, label }) => (
          <RadioGroupItem key={name} value={name}>
            {label}
          </RadioGroupItem>
        ))}
      </RadioGroup>
    </FieldSet>
  )
}
