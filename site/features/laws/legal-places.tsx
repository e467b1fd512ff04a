import type { Model } from '@duskpane/content/films/catalog'
import { filmText } from '@duskpane/content/films/text'
import {
  statesThatPass,
  unverifiedStates,
  verifiedStates,
} from '@duskpane/content/laws/car/states-that-pass'

const text = filmText.law

/** The states where a shade of a line passes, as a figure and a sentence. */
export default function LegalPlaces({ models }: { readonly models: readonly Model[] }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <p className="text-2xl font-semibold">
        {text.places(statesThatPass(models, 'front'), verifiedStates.length)}
      </p>
      <p className="max-w-reading min-w-0 flex-1 basis-80 text-text-muted">
        {text.sentence(
          statesThatPass(models, 'rearSide'),
          unverifiedStates,
          models.some(({ illustrative }) => illustrative),
        )}
      </p>
    </div>
  )
}
