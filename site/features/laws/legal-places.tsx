import type { Model } from '@duskpane/content/films/catalog'
import { ORDINARY_GLASS } from '@duskpane/content/laws/glass'
import { isState, places } from '@duskpane/content/laws/places'
import { darkestThatPasses, type WindowName } from '@duskpane/content/laws/verdict'
import { filmText } from '@duskpane/content/pages/film'

const text = filmText.glance

/** In how many states and D.C. a shade passes on a window of a car with ordinary glass, whatever its conditions. */
export function statesThatPass(models: readonly Model[], window: WindowName): number {
  const pane = { vehicle: 'car', window, glass: ORDINARY_GLASS } as const
  return places.filter(isState).filter((law) => darkestThatPasses(law, pane, models)).length
}

/** The states where a shade of a line passes, as a figure and a sentence. */
export default function LegalPlaces({ models }: { readonly models: readonly Model[] }) {
  return (
    <>
      <p className="text-xl font-semibold">
        {text.lawPlaces(statesThatPass(models, 'front'), places.filter(isState).length)}
        {models.some(({ illustrative }) => illustrative) && <sup className="font-normal">†</sup>}
      </p>
      <p className="text-text-muted">{text.lawSentence(statesThatPass(models, 'rearSide'))}</p>
    </>
  )
}
