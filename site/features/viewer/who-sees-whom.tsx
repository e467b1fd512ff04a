import type { Model } from '@duskpane/content/films/catalog'
import { type Mirror, mirrorSentence, mirrorValues } from '@duskpane/content/light/mirrors'
import { readViewer } from '@duskpane/content/light/viewer-state'
import { whoSeesWhomText as text } from '@duskpane/content/light/who-sees-whom-text'
import { whoSeesWhom } from '@duskpane/content/scenes/who-sees-whom'
import type { MirrorView, Scene } from '@duskpane/content/schema'
import { cn } from '@duskpane/ui/cn'
import { mirroredToShown } from '@duskpane/ui/film/light'
import { Heading } from '@duskpane/ui/heading'
import { Picture } from '@duskpane/ui/picture'
import { useNear } from '@duskpane/ui/use-near'
import { useRef } from 'react'
import { useChoice } from '../../router/use-choice'
import { TitledSection } from '../../sections/titled-section'
import { LitView } from './lit-view'

const SIZES = '(min-width: 96rem) 24rem, (min-width: 64rem) 24vw, (min-width: 22rem) 48vw, 100vw'

interface WhoSeesWhomProps {
  readonly models: readonly Model[]
  readonly scene: Scene
  /** What is on the windows before a choice. */
  readonly usual: Model | undefined
}

/**
 * A mirror film from the street and from the room, by day and after dark: the one that the viewer has on all its
 * windows. Until one is chosen, stills show it, which work without script.
 */
export default function WhoSeesWhom(props: WhoSeesWhomProps) {
  const { models, scene, usual } = props
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const [chosen] = useChoice()
  const { shade = usual } = readViewer(scene, scene.views[0], models, chosen, usual)
  const isChosen = chosen.size > 0
  return (
    <TitledSection
      theme="ink"
      spacing="sm"
      id="who-sees-whom"
      className="md:py-6 print:hidden"
      title={text.title}
      text={text.lead}
    >
      <div ref={place} className="grid gap-5">
        <div className="grid gap-x-4 gap-y-6 min-[22rem]:grid-cols-2 md:gap-x-6 lg:grid-cols-4">
          {whoSeesWhom.views.map((view) => (
            <figure key={view.name} className="grid content-start gap-3">
              <Heading level={3} size="lg">
                {view.label}
              </Heading>
              {isChosen ? (
                <ComputedView view={view} film={shade ?? undefined} wanted={near} />
              ) : (
                <div className="overflow-clip rounded-lg">
                  <StillView view={view} film={whoSeesWhom.still} />
                </div>
              )}
              <figcaption
                aria-live="polite"
                className="grid min-h-22 max-w-reading content-start gap-3 text-text-muted max-sm:text-sm"
              >
                {shade && <Balance view={view} film={shade} />}
                <Balance view={view} film={undefined} />
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="text-sm text-text-muted">{text.note(shade?.illustrativeBands ?? false)}</p>
      </div>
    </TitledSection>
  )
}

function ratioOf(view: MirrorView, film: Mirror | undefined): number {
  return mirroredToShown(view.layers, mirrorValues(view, film))
}

const sentenceOf = (view: MirrorView, film: Mirror | undefined) =>
  mirrorSentence(view, film, ratioOf(view, film))

interface FilmedViewProps {
  readonly view: MirrorView
  /** Bare glass without. */
  readonly film: Mirror | undefined
}

/** Whether a pane hides what is behind it, and as a bar how much of its light is mirrored. */
function Balance({ view, film }: FilmedViewProps) {
  const ratio = ratioOf(view, film)
  return (
    <span className="grid gap-1.5">
      <span className={cn(film && 'text-text')}>{sentenceOf(view, film)}</span>
      <span aria-hidden className="block h-2 overflow-clip rounded-full bg-accent-strong">
        <span
          className="block h-full border-e-2 border-surface bg-text-muted"
          style={{ width: `${(100 * ratio) / (1 + ratio)}%` }}
        />
      </span>
    </span>
  )
}

interface ComputedViewProps extends FilmedViewProps {
  readonly wanted: boolean
}

/** The computed picture of a view; its still until the layers have come. */
function ComputedView({ view, film, wanted }: ComputedViewProps) {
  return (
    <LitView
      view={view}
      wanted={wanted}
      draw={() => ({ values: mirrorValues(view, film) })}
      label={`${view.alt} ${sentenceOf(view, film)}`}
      caption={text.still(sentenceOf(view, film && whoSeesWhom.still))}
      failure={text.failure}
    >
      <StillView view={view} film={film} />
    </LitView>
  )
}

/** With the film of the stills, or bare glass. */
function StillView({ view, film }: FilmedViewProps) {
  return (
    <Picture
      source={film ? view.mirror : view.bare}
      alt={`${view.alt} ${sentenceOf(view, film && whoSeesWhom.still)}`}
      sizes={SIZES}
      className="aspect-video"
    />
  )
}
