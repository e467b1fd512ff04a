import { filmText } from '@duskpane/content/pages/film'
import type { FilmModel } from '@duskpane/content/schema'
import { viewerText as text } from '@duskpane/content/viewer'
import { Container } from '@duskpane/ui/container'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { useNear } from '@duskpane/ui/use-near'
import { useEffect, useRef, useState } from 'react'
import { useChoice } from '../../router/use-choice'
import type { FilmViewer, FilmViewerProps } from './film-viewer'
import { findView } from './find-view'
import { StillChoice, Stills } from './still-shades'
import { useLayers } from './use-layers'

/**
 * The models of a line on the windows of a scene: stills with three shades, and the viewer once the
 * visitor comes near, touches them or has opened a link with a choice.
 */
export function ViewerSection(props: FilmViewerProps) {
  const { scene } = props
  const place = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useChoice()
  const near = useNear(place)
  const [touched, setTouched] = useState(false)
  const [Viewer, setViewer] = useState<typeof FilmViewer>()
  const [failed, setFailed] = useState(false)
  const wanted = near || touched || chosen.size > 0
  const takeFocus = useRef(false)
  const [first] = scene.views
  const view = findView(scene, chosen.get('view'))
  const light = useLayers(view, wanted)

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once
  useEffect(() => {
    if (!wanted) return
    import('./film-viewer').then(
      ({ FilmViewer }) => {
        takeFocus.current = Boolean(place.current?.contains(document.activeElement))
        const model = modelOfStill(place.current, props)
        if (model) choose(Object.fromEntries(first.windows.map(({ name }) => [name, model.name])))
        setViewer(() => FilmViewer)
      },
      () => setFailed(true),
    )
  }, [wanted])

  // The radio that had it is gone.
  useEffect(() => {
    if (Viewer && takeFocus.current) place.current?.querySelector('select')?.focus()
  }, [Viewer])

  return (
    <Section theme="ink" id="viewer">
      <Container>
        <SectionHeading title={filmText.shades} text={filmText.shadesText} />
        <div
          ref={place}
          onChange={() => setTouched(true)}
          className="group/viewer grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start"
        >
          {Viewer ? (
            <Viewer {...props} view={view} light={light} />
          ) : (
            <>
              <figure className="grid gap-4">
                <div className="overflow-clip rounded-lg">
                  <Stills view={first} />
                </div>
                <figcaption className="min-h-12 max-w-reading text-text-muted">
                  {failed ? text.failure : text.stills}
                </figcaption>
              </figure>
              {/* As high as the lists that replace it, so that nothing below moves. */}
              <div className="min-h-[32rem]">
                <StillChoice view={first} />
              </div>
            </>
          )}
        </div>
      </Container>
    </Section>
  )
}

/** The model nearest to the shade of the still in view, unless that is bare glass. */
function modelOfStill(place: HTMLElement | null, { scene, models }: FilmViewerProps) {
  const still = place?.querySelector<HTMLInputElement>('[name=shade]:checked')?.value
  const vlt = scene.views[0].stills[Number(still)]?.vlt ?? 100
  if (vlt === 100) return undefined
  const distance = (model: FilmModel) => Math.abs(model.vlt - vlt)
  return models.toSorted((a, b) => distance(a) - distance(b))[0]
}
