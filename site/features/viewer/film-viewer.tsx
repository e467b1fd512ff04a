import { findView } from '@duskpane/content/film-light'
import type { Model } from '@duskpane/content/films/catalog'
import { inquiryPath } from '@duskpane/content/inquiry'
import type { Scene, SceneView } from '@duskpane/content/schema'
import { viewerText as text } from '@duskpane/content/viewer'
import { readViewer } from '@duskpane/content/viewer-state'
import { Button } from '@duskpane/ui/button'
import { FieldSet } from '@duskpane/ui/field'
import { AdaptedEyes, FilmChoice } from '@duskpane/ui/film/film-choice'
import { Picture } from '@duskpane/ui/picture'
import { RadioGroup, RadioGroupItem } from '@duskpane/ui/radio-group'
import { AppLink } from '../../router/app-link'
import { useChoice } from '../../router/use-choice'
import { ChoiceField } from '../../sections/choice-field'
import { glassPicture } from '../../sections/first-picture'
import { framingOf, framings } from './framing'
import { ViewPicture } from './view-picture'

export interface FilmViewerProps {
  /** The line's name. */
  readonly line: string
  readonly scene: Scene
  readonly models: readonly Model[]
  /** What is on the windows before a choice. */
  readonly usual: Model | undefined
}

/**
 * The picture of a scene whose light follows the films on its windows, and their choice. It stands in the
 * address: `view`, a window's name with a model, `glass` in per cent, `eyes` when they are used to the light.
 */
export function FilmViewer({ line, scene, models, usual }: FilmViewerProps) {
  const [chosen, choose] = useChoice()
  const view = findView(scene, chosen.get('view'))
  const { windows } = view
  const framing = framingOf(scene, view)
  const { films, mirrors, glass, adapted, seen, sentences, details } = readViewer(
    scene,
    view,
    models,
    chosen,
    usual,
  )
  const options = [
    { value: text.noFilm, label: text.bare },
    ...models.map(({ name, vlt }) => ({ value: name, label: text.option(name, vlt) })),
  ]

  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <figure className="sticky -top-4 z-10 grid gap-3 self-start bg-surface-raised py-1 sm:-top-6 lg:static">
        <div className="max-w-whole-picture">
          <ViewPicture
            {...{ scene, view, films, adapted }}
            chips
            glass={glass.vlt}
            label={`${view.alt} ${seen.join(' ')}`}
            caption={text.stillCaption}
            pictureClassName={framings[framing]}
          >
            <Picture
              {...glassPicture(framing, view.bare)}
              alt={`${view.alt} ${text.stillCaption}`}
              className="aspect-video"
            />
          </ViewPicture>
        </div>
        <figcaption className="max-w-reading text-sm text-text-muted">
          <div role="status">{sentences.join(' ')}</div>
          {mirrors.map(({ name, reflectance }) => (
            <p key={name}>{text.reflects(name, reflectance)}</p>
          ))}
          {view.remark && <p>{view.remark}</p>}
        </figcaption>
      </figure>
      <div className="grid content-start gap-6">
        <ViewChoice
          scene={scene}
          view={view}
          onChoose={(name) => choose({ view: name === scene.views[0].name ? null : name })}
        />
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
        <p className="text-sm text-text-muted">{text.computed}</p>
        <Button asChild variant="outline" className="justify-self-start">
          <AppLink to={inquiryPath(text.inquiry(line, details, sentences))}>{text.ask}</AppLink>
        </Button>
      </div>
    </div>
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
