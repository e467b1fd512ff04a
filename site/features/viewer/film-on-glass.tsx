import { readViewer } from '@duskpane/content/light/viewer-state'
import { viewerText as text } from '@duskpane/content/light/viewer-text'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import { Wipe } from '@duskpane/ui/film/wipe'
import { Picture } from '@duskpane/ui/picture'
import type { ReactNode } from 'react'
import { chunk } from '../../load/chunk'
import { PartFailure } from '../../load/part-failure'
import { useChunk } from '../../load/use-chunk'
import { useChoice, withChanges } from '../../router/use-choice'
import type { FirstPicture } from '../../sections/first-picture'
import type { FilmViewerProps } from './film-viewer'
import { ShadeChoice } from './shade-choice'

const viewPicture = chunk(() => import('./view-picture'))
const explorer = chunk(() => import('./film-viewer'))

interface FilmOnGlassProps extends FilmViewerProps {
  /** The first view with the usual film. */
  readonly first: FirstPicture
  /** Stands below all, on a wide screen beside the picture and above the shades. */
  readonly beside?: ReactNode
}

/**
 * A film on half of the windows of a scene: a line takes it off and puts it on, and the shades of its line change it.
 * What it shows before a choice is a finished picture; the light is computed once another shade is chosen.
 */
export function FilmOnGlass({ first, beside, ...props }: FilmOnGlassProps) {
  const { scene, models, usual } = props
  const [chosen, choose] = useChoice()
  const [view] = scene.views
  const [glass] = scene.glass
  // As the bare half shows it; another glass is for the explorer.
  const ordinary = withChanges(chosen.toString(), { glass: null })
  const { films, shade, upToLine, mirrors } = readViewer(scene, view, models, ordinary, usual)
  const explored = chosen.has('explore')
  const picture = useChunk(viewPicture, shade !== usual && !explored)
  const layer = useChunk(explorer, explored)

  const caption = text.upToLine([usual?.name ?? text.bare], glass.name)
  const stillPicture = (
    <Picture {...first} alt={`${view.alt} ${caption}`} priority className="aspect-video" />
  )

  return (
    <div
      id="viewer"
      className={cn(
        'grid gap-x-12 gap-y-4',
        beside && 'lg:grid-cols-[2fr_1fr] lg:grid-rows-[1fr_auto] print:contents',
      )}
    >
      <figure
        data-slot={beside ? 'page-hero-media' : undefined}
        className={cn('grid content-start gap-3', beside && 'lg:row-span-2')}
      >
        <Wipe
          className="max-w-whole-picture"
          bare={
            <Picture
              source={view.bare}
              sizes={first.sizes}
              alt={text.bareAlt}
              className="aspect-video"
            />
          }
        >
          {/* Not twice while the layer above draws. */}
          {typeof picture === 'object' && !explored ? (
            <picture.ViewPicture
              {...{ scene, view, films, caption }}
              glass={glass.vlt}
              label={`${view.alt} ${upToLine}`}
            >
              {stillPicture}
            </picture.ViewPicture>
          ) : (
            <div className="flow-root overflow-clip rounded-lg">{stillPicture}</div>
          )}
        </Wipe>
        <figcaption className="flex flex-wrap justify-between gap-x-6 gap-y-3 text-sm text-text-muted">
          <div className="min-w-0 max-w-reading flex-1 basis-40">
            <div role="status">{upToLine}</div>
            {mirrors.map((film) => (
              <p key={film.name}>{text.reflects(film)}</p>
            ))}
            {[picture, layer].includes('failed') && <PartFailure text={text.failure} />}
          </div>
          <Button
            variant="outline"
            size="sm"
            className="shrink-0 self-start noscript:hidden print:hidden"
            // An entry of the history, which Back leaves.
            onClick={() => choose({ explore: '1' }, 'push')}
          >
            {text.explore}
          </Button>
        </figcaption>
      </figure>
      <div className={cn('print:hidden', beside && 'lg:col-start-2 lg:row-start-2')}>
        <ShadeChoice
          models={models}
          shade={shade?.name}
          // On the windows of the other views, too.
          onChoose={(name) =>
            choose(
              Object.fromEntries(
                scene.views.flatMap(({ windows }) => windows.map((it) => [it.name, name])),
              ),
            )
          }
        />
      </div>
      {beside && <div className="pt-1 lg:col-start-2 lg:row-start-1">{beside}</div>}
      {explored && typeof layer === 'object' && (
        <layer.Explorer {...props} onClose={() => choose({ explore: null })} />
      )}
    </div>
  )
}
