import type { Model } from '@duskpane/content/films/catalog'
import { nearestShade } from '@duskpane/content/films/models'
import { inquiryPath } from '@duskpane/content/inquiry'
import {
  type Mirror,
  mirrorSentence,
  mirrorValues,
  type Reflectance,
} from '@duskpane/content/mirrors'
import { sights } from '@duskpane/content/scenes/sights'
import type { SightView } from '@duskpane/content/schema'
import { sightsText as text } from '@duskpane/content/sights'
import { viewerText } from '@duskpane/content/viewer'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import { mirroredToShown } from '@duskpane/ui/film/light'
import { LightView } from '@duskpane/ui/film/light-view'
import { Heading } from '@duskpane/ui/heading'
import { useNear } from '@duskpane/ui/use-near'
import { useRef, useState } from 'react'
import { AppLink } from '../../router/app-link'
import { useChoice, useHydrated } from '../../router/use-choice'
import { ChoiceField } from '../../sections/choice-field'
import { TitledSection } from '../../sections/titled-section'
import { StillChoice, Stills } from './still-shades'
import { useLayers } from './use-layers'
import { WaitingStill } from './waiting-still'

const BARE = 'none'
const SIZES = '(min-width: 96rem) 48rem, (min-width: 48rem) 48vw, 100vw'

interface WhoSeesWhomProps {
  /** The line's name. */
  readonly line: string
  readonly models: readonly Model[]
  /** Per cent of visible light. */
  readonly reflectance: Reflectance
}

/**
 * A mirror film from the street and from the room, by day and after dark. Prerendered, two stills of each view,
 * which work without script; then the model that stands in the address as `sight`, or the one nearest to the stills'.
 */
export default function WhoSeesWhom({ line, models, reflectance }: WhoSeesWhomProps) {
  const place = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const near = useNear(place)
  const [chosen, choose] = useChoice()
  const usual = nearestShade(models, sights.still.vlt)
  const [preset, setPreset] = useState(() => (isBareStillChosen() ? BARE : usual?.name))
  const name = chosen.get('sight') ?? preset
  const model = name === BARE ? undefined : (models.find((it) => it.name === name) ?? usual)
  const still: Mirror = sights.still
  const film = hydrated ? model && { ...model, ...reflectance } : still
  const said = sights.views.map((view) => `${view.label}, ${sentenceOf(view, film)}`)
  return (
    <TitledSection
      theme="ink"
      id="who-sees-whom"
      className="print:hidden"
      title={text.title}
      text={text.lead}
    >
      <div ref={place} className={cn('grid gap-8', !hydrated && 'group/viewer')}>
        {/* As high with the one as with the other, so that nothing below moves. */}
        <div className="flex min-h-44 flex-wrap content-start items-end gap-x-8 gap-y-4 max-[24rem]:min-h-47 sm:min-h-[8.85rem] lg:min-h-26">
          {hydrated ? (
            <>
              <ChoiceField
                name="sight"
                label={text.legend}
                className="w-full max-w-xs"
                value={model?.name ?? BARE}
                options={[
                  [BARE, text.bare],
                  ...models.map(({ name, vlt }) => [name, viewerText.option(name, vlt)] as const),
                ]}
                onChoose={(value) => {
                  setPreset(usual?.name)
                  choose({ sight: value === usual?.name ? null : value })
                }}
              />
              <p className="max-w-sm text-sm text-text-muted">{viewerText.reflects(reflectance)}</p>
            </>
          ) : (
            <StillChoice view={sights.views[0]} name="sight" className="lg:flex lg:gap-x-8" />
          )}
        </div>
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
          {sights.views.map((view) => (
            <figure key={view.name} className="grid content-start gap-3">
              <Heading level={3} size="lg">
                {view.label}
              </Heading>
              {hydrated ? (
                <Sight
                  view={view}
                  film={film}
                  wanted={near || chosen.has('sight')}
                  active={chosen.has('sight')}
                />
              ) : (
                <div className="overflow-clip rounded-lg">
                  <Stills view={view} sizes={SIZES} />
                </div>
              )}
              <figcaption
                aria-live="polite"
                className="grid min-h-22 max-w-reading content-start gap-3 text-text-muted"
              >
                {film && <Balance view={view} film={film} />}
                <Balance view={view} film={undefined} />
              </figcaption>
            </figure>
          ))}
        </div>
        <div className="grid items-end justify-items-start gap-8 lg:grid-cols-[1fr_auto]">
          <p className="max-w-reading text-sm text-text-muted">{text.note}</p>
          <div className="min-h-12">
            {hydrated && (
              <Button asChild variant="outline">
                <AppLink to={inquiryPath(text.inquiry(line, said))}>{text.ask}</AppLink>
              </Button>
            )}
          </div>
        </div>
      </div>
    </TitledSection>
  )
}

/** Whether bare glass was chosen on the prerendered stills, which are still there when this is first rendered. */
const isBareStillChosen = () =>
  Boolean(globalThis.document?.querySelector('#who-sees-whom [name=sight][value="1"]:checked'))

function ratioOf(view: SightView, film: Mirror | undefined): number {
  return mirroredToShown(view.layers, mirrorValues(view, film))
}

const sentenceOf = (view: SightView, film: Mirror | undefined) =>
  mirrorSentence(view, film, ratioOf(view, film))

interface FilmedViewProps {
  readonly view: SightView
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

interface SightProps extends FilmedViewProps {
  readonly wanted: boolean
  readonly active: boolean
}

/** The computed picture of a view; its still until the layers have come. */
function Sight({ view, film, wanted, active }: SightProps) {
  const light = useLayers(view, wanted)
  const [mirror, bare] = view.stills
  const shown = film ? mirror : bare
  const still = <Stills view={{ ...view, stills: [shown] }} sizes={SIZES} />
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
      values={mirrorValues(view, film)}
      active={active}
      label={`${view.alt} ${sentenceOf(view, film)}`}
      caption={text.still(shown.label)}
      failure={text.failure}
    >
      {still}
    </LightView>
  )
}
