import type { Model } from '@duskpane/content/films/catalog'
import { nearestShade } from '@duskpane/content/films/models'
import { inquiryPath } from '@duskpane/content/inquiry'
import { sights } from '@duskpane/content/scenes/sights'
import type { SceneView } from '@duskpane/content/schema'
import { sightsText as text } from '@duskpane/content/sights'
import { viewerText } from '@duskpane/content/viewer'
import { Button } from '@duskpane/ui/button'
import { Field } from '@duskpane/ui/field'
import { LightView } from '@duskpane/ui/film/light-view'
import { NativeSelect } from '@duskpane/ui/native-select'
import { AppLink } from '../../router/app-link'
import { useChoice } from '../../router/use-choice'
import { lightValues } from './film-light'
import { mirroredToShown, sayBalance } from './sight'
import { SightGrid, SightNote, SightStill } from './sight-grid'
import { useLayersOfAll } from './use-layers'
import { WaitingStill } from './waiting-still'
import type { WhoSeesWhomProps } from './who-sees-whom'

const BARE = 'none'

/**
 * Who sees whom with a model of the line, in all views. The model stands in the address as `sight`; without
 * it, the one nearest to the film of the stills.
 */
export function SightPictures({ line, models, reflectance }: WhoSeesWhomProps) {
  const [chosen, choose] = useChoice()
  const layers = useLayersOfAll(sights.views)
  const usual = nearestShade(models, sights.still.vlt) ?? null
  const name = chosen.get('sight')
  const film = name === BARE ? null : (models.find((it) => it.name === name) ?? usual)

  const valuesOf = (view: SceneView, film: Model | null) => {
    const light = layers[view.name]
    if (typeof light !== 'object') return undefined
    const films = Object.fromEntries(view.windows.map(({ name }) => [name, film]))
    return { light, values: lightValues(light, view, sights.glass, films, reflectance[view.side]) }
  }
  const sentence = (view: SceneView, film: Model | null) => {
    const lit = valuesOf(view, film)
    return lit ? text.balance(film?.name, sayBalance(mirroredToShown(lit.light, lit.values))) : ''
  }
  const known = sights.views.filter((view) => valuesOf(view, film))
  // Who asks before the figures are there asks about the film alone.
  const inquiry =
    known.length > 0
      ? known.map((view) => `${view.label}, ${sentence(view, film)}`)
      : [`${film?.name ?? text.bare}.`]

  return (
    <>
      <div className="flex min-h-44 flex-wrap content-start items-end gap-x-8 gap-y-4 sm:min-h-26">
        <Field name="sight" label={text.legend} className="w-full max-w-xs">
          <NativeSelect
            value={film?.name ?? BARE}
            onChange={({ target: { value } }) =>
              choose({ sight: value === usual?.name ? null : value })
            }
          >
            <option value={BARE}>{text.bare}</option>
            {models.map(({ name, vlt }) => (
              <option key={name} value={name}>
                {viewerText.option(name, vlt)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <p className="max-w-sm text-sm text-text-muted">{viewerText.reflects(reflectance)}</p>
      </div>
      <SightGrid
        views={sights.views}
        caption={(view) => (
          <>
            {film && <span className="block text-text">{sentence(view, film)}</span>}
            <span className="block">{sentence(view, null)}</span>
          </>
        )}
      >
        {(view) => {
          const lit = valuesOf(view, film)
          const still = <SightStill view={view} sights={sights} film={film !== null} />
          return lit ? (
            <LightView
              scene={lit.light}
              values={lit.values}
              active={chosen.has('sight')}
              label={`${view.alt} ${sentence(view, film)}`}
              caption={text.still(film ? text.film(sights.still) : text.bare)}
              failure={text.failure}
            >
              {still}
            </LightView>
          ) : (
            <WaitingStill failed={layers[view.name] === 'failed'} failure={text.failure}>
              {still}
            </WaitingStill>
          )
        }}
      </SightGrid>
      <div className="grid items-end justify-items-start gap-8 lg:grid-cols-[1fr_auto]">
        <SightNote />
        <Button asChild variant="outline">
          <AppLink to={inquiryPath(text.inquiry(line, inquiry))}>{text.ask}</AppLink>
        </Button>
      </div>
    </>
  )
}
