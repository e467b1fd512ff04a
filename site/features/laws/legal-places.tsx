import type { Model } from '@duskpane/content/films/catalog'
import {
  statesThatPass,
  unverifiedStates,
  verifiedStates,
} from '@duskpane/content/laws/states-that-pass'
import { filmText } from '@duskpane/content/pages/film'

const text = filmText.law

/** The states where a shade of a line passes, as a figure and a sentence. */
export default function LegalPlaces({ models }: { readonly models: readonly Model[] }) {
  return (
    <>
      <p className="text-xl font-semibold">
        {text.places(statesThatPass(models, 'front'), verifiedStates.length)}
      </p>
      <p className="text-text-muted">
        {text.sentence(statesThatPass(models, 'rearSide'), unverifiedStates)}
      </p>
    </>
  )
}
