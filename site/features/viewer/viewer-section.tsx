import { findView, stillOf } from '@duskpane/content/film-light'
import { nearestShade } from '@duskpane/content/films/models'
import { isMirror } from '@duskpane/content/optics'
import { filmText } from '@duskpane/content/pages/film'
import { viewerText as text } from '@duskpane/content/viewer'
import { cn } from '@duskpane/ui/cn'
import { useNear } from '@duskpane/ui/use-near'
import { useRef, useState } from 'react'
import { chunk } from '../../load/chunk'
import { PartFailure } from '../../load/part-failure'
import { useChunk } from '../../load/use-chunk'
import { useChoice } from '../../router/use-choice'
import { TitledSection } from '../../sections/titled-section'
import type { FilmViewerProps } from './film-viewer'
import { StillChoice, Stills } from './still-shades'
import { useLayers } from './use-layers'

const filmViewer = chunk(() => import('./film-viewer'))

/**
 * The models of a line on the windows of a scene: stills with three shades, and the viewer once the
 * visitor comes near, touches them or has opened a link with a choice.
 */
export function ViewerSection(props: FilmViewerProps) {
  const { scene, models, usual } = props
  const place = useRef<HTMLDivElement>(null)
  const choice = useChoice()
  const [chosen, choose] = choice
  const near = useNear(place)
  const [touched, setTouched] = useState(false)
  const [first] = scene.views
  const still = stillOf(first, usual)
  const view = findView(scene, chosen.get('view'))
  const wanted = near || touched || chosen.size > 0
  const light = useLayers(view, wanted)
  const viewer = useChunk(filmViewer, wanted, {
    place,
    onArrival() {
      const film = filmOfStill(place.current, props)
      if (film) choose(Object.fromEntries(first.windows.map(({ name }) => [name, film])))
    },
  })
  const Viewer = typeof viewer === 'object' ? viewer.FilmViewer : undefined

  return (
    <TitledSection
      theme="ink"
      id="viewer"
      className="pt-0 md:pt-0 print:hidden"
      title={filmText.shades}
      text={filmText.shadesText}
    >
      <div
        // An element anew: around it, the `:has` of the stills would make a change of a select one of all styles.
        key={Viewer ? 'viewer' : 'stills'}
        ref={place}
        onChange={() => setTouched(true)}
        className={cn(
          'grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
          !Viewer && 'group/viewer',
        )}
      >
        {Viewer ? (
          <Viewer {...props} choice={choice} view={view} light={light} />
        ) : (
          <>
            <div className="grid gap-4">
              <figure className="grid gap-4">
                <div className="max-w-whole-picture overflow-clip rounded-lg">
                  <Stills view={first} first={still} />
                </div>
                <figcaption className="min-h-12 max-w-reading text-text-muted">
                  {viewer === 'failed' ? <PartFailure text={text.failure} /> : <p>{text.stills}</p>}
                  {usual && isMirror(usual) && (
                    <p>{text.reflects(usual.name, usual.reflectance)}</p>
                  )}
                </figcaption>
              </figure>
            </div>
            {/* From the start as high as the shades and the link that replace it: whoever scrolls fast is here before them. */}
            <div
              className={cn('noscript:min-h-0!', viewer === 'failed' && 'min-h-0!')}
              style={{ minHeight: `${4.1875 * Math.ceil((models.length + 1) / 2) + 12.5}rem` }}
            >
              <StillChoice view={first} first={still} />
            </div>
          </>
        )}
      </div>
    </TitledSection>
  )
}

/** The model nearest to the shade of the still in view, if a visitor has chosen that. */
function filmOfStill(place: HTMLElement | null, { scene, models, usual }: FilmViewerProps) {
  const { stills } = scene.views[0]
  const chosen = place?.querySelector<HTMLInputElement>('[name=shade]:checked')?.value
  if (chosen === undefined || Number(chosen) === stillOf(scene.views[0], usual)) return
  const vlt = stills[Number(chosen)]?.vlt ?? 100
  return vlt === 100 ? text.noFilm : nearestShade(models, vlt)?.name
}
