import { findView } from '@duskpane/content/film-light'
import { nearestShade } from '@duskpane/content/films/models'
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
  const { scene, reflectance } = props
  const place = useRef<HTMLDivElement>(null)
  const choice = useChoice()
  const [chosen, choose] = choice
  const near = useNear(place)
  const [touched, setTouched] = useState(false)
  const [first] = scene.views
  const view = findView(scene, chosen.get('view'))
  const wanted = near || touched || chosen.size > 0
  const light = useLayers(view, wanted)
  const viewer = useChunk(filmViewer, wanted, {
    place,
    onArrival() {
      const model = modelOfStill(place.current, props)
      if (model) choose(Object.fromEntries(first.windows.map(({ name }) => [name, model.name])))
    },
  })
  const Viewer = typeof viewer === 'object' ? viewer.FilmViewer : undefined
  const expected = viewer !== 'failed'

  return (
    <TitledSection
      theme="ink"
      id="viewer"
      className="print:hidden"
      title={filmText.shades}
      text={filmText.shadesText}
    >
      <div
        // An element anew: around it, the `:has` of the stills would make a change of a select one of all styles.
        key={Viewer ? 'viewer' : 'stills'}
        ref={place}
        onChange={() => setTouched(true)}
        className={cn(
          'grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start',
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
                  <Stills view={first} />
                </div>
                <figcaption className="min-h-12 max-w-reading text-text-muted">
                  {viewer === 'failed' ? <PartFailure text={text.failure} /> : text.stills}
                </figcaption>
              </figure>
              {reflectance && (
                <p className="text-sm text-text-muted">{text.reflects(reflectance)}</p>
              )}
            </div>
            {/* From the start as high as the lists and the link that replace it: whoever scrolls fast is here before them. */}
            <div
              className={cn(
                'lg:row-span-2',
                expected &&
                  'noscript:min-h-0! min-h-[32.6rem] max-[23.4rem]:min-h-[36.4rem] md:max-lg:min-h-[28.9rem] lg:max-xl:min-h-[36.4rem]',
              )}
            >
              <StillChoice view={first} />
            </div>
            {expected && <div className="h-12 noscript:hidden" />}
          </>
        )}
      </div>
    </TitledSection>
  )
}

/** The model nearest to the shade of the still in view, unless that is bare glass. */
function modelOfStill(place: HTMLElement | null, { scene, models }: FilmViewerProps) {
  const still = place?.querySelector<HTMLInputElement>('[name=shade]:checked')?.value
  const vlt = scene.views[0].stills[Number(still)]?.vlt ?? 100
  return vlt === 100 ? undefined : nearestShade(models, vlt)
}
