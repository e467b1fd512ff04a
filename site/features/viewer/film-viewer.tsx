import type { Model } from '@duskpane/content/films/catalog'
import { inquiryPath } from '@duskpane/content/forms/inquiry'
import { lawPage } from '@duskpane/content/laws/place-text'
import { placeOf } from '@duskpane/content/laws/places'
import { allowsNoFilm } from '@duskpane/content/laws/verdict'
import { findView } from '@duskpane/content/light/film-light'
import { readViewer } from '@duskpane/content/light/viewer-state'
import { viewerText as text } from '@duskpane/content/light/viewer-text'
import type { Scene } from '@duskpane/content/schema'
import { Button } from '@duskpane/ui/button'
import { Dialog, DialogContent, DialogTitle } from '@duskpane/ui/dialog'
import { FieldSet } from '@duskpane/ui/field'
import { AdaptedEyes, FilmChoice } from '@duskpane/ui/film/film-choice'
import { Picture } from '@duskpane/ui/picture'
import { RadioGroup, RadioGroupItem } from '@duskpane/ui/radio-group'
import { AppLink } from '../../router/app-link'
import { useChoice } from '../../router/use-choice'
import { ChoiceField } from '../../sections/choice-field'
import { heroPicture } from '../../sections/first-picture'
import { ViewPicture } from './view-picture'

export interface FilmViewerProps {
  /** The line's name. */
  readonly line: string
  readonly scene: Scene
  readonly models: readonly Model[]
  /** What is on the windows before a choice. */
  readonly usual: Model | undefined
}

interface ExplorerProps extends FilmViewerProps {
  readonly onClose: () => void
}

/** Each window for itself, other views, glass and eyes, in a layer over the page: the picture stays in view. */
export function Explorer({ onClose, ...props }: ExplorerProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="max-h-[calc(100dvh-1rem)] w-[min(96rem,calc(100vw-1rem))] p-4 max-lg:h-[calc(100dvh-1rem)] sm:p-6"
      >
        <DialogTitle className="mb-4">{text.explorer(props.line)}</DialogTitle>
        <FilmViewer {...props} />
      </DialogContent>
    </Dialog>
  )
}

/**
 * The picture of a scene whose light follows the films on its windows, and their choice. It stands in the
 * address: `view`, a window's name with a model, `glass` in per cent, `eyes` when they are used to the light.
 */
function FilmViewer({ line, scene, models, usual }: FilmViewerProps) {
  const [chosen, choose] = useChoice()
  const view = findView(scene, chosen.get('view'))
  const { windows } = view
  const { films, mirrors, glass, adapted, seen, sentences, details } = readViewer(
    scene,
    view,
    models,
    chosen,
    usual,
  )
  const place = placeOf(chosen)
  const message =
    place && allowsNoFilm(place)
      ? lawPage.closing.noFilmMessage(place.name)
      : text.inquiry(
          line,
          details,
          sentences,
          Object.values(films).some((film) => film?.illustrative),
        )
  const options = [
    { value: text.noFilm, label: text.bare },
    ...models.map(({ name }) => ({ value: name, label: name })),
  ]

  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <figure className="dp-stays sticky -top-4 z-10 grid gap-3 self-start bg-surface-raised py-1 sm:-top-6 lg:static">
        <div className="max-w-whole-picture">
          <ViewPicture
            {...{ scene, view, films, adapted }}
            chips
            glass={glass.vlt}
            label={`${view.alt} ${seen.join(' ')}`}
            caption={text.stillCaption}
          >
            <Picture
              {...heroPicture(view.bare, 'beside')}
              alt={`${view.alt} ${text.stillCaption}`}
              className="aspect-video"
            />
          </ViewPicture>
        </div>
        <figcaption className="max-w-reading text-sm text-text-muted">
          <div role="status">{sentences.join(' ')}</div>
          {mirrors.map((film) => (
            <p key={film.name}>{text.reflects(film)}</p>
          ))}
          {view.remark && <p>{view.remark}</p>}
        </figcaption>
      </figure>
      <div className="grid content-start gap-6 lg:row-span-2">
        {scene.views.length > 1 && (
          <FieldSet name="view" label={scene.legend}>
            <RadioGroup
              value={view.name}
              onValueChange={(name) => choose({ view: name === scene.views[0].name ? null : name })}
            >
              {scene.views.map(({ name, label }) => (
                <RadioGroupItem key={name} value={name}>
                  {label}
                </RadioGroupItem>
              ))}
            </RadioGroup>
          </FieldSet>
        )}
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
        <Button asChild variant="outline" className="justify-self-start">
          <AppLink to={inquiryPath(message, place)}>{text.ask}</AppLink>
        </Button>
      </div>
      <p className="max-w-reading text-sm text-text-muted">{text.computed}</p>
    </div>
  )
}
