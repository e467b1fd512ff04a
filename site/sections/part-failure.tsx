import { errors } from '@duskpane/content/pages/errors'
import { Alert } from '@duskpane/ui/alert'
import { TryAgain } from './try-again'

/** In place of a part of a page that did not load: says so, and asks for it again. */
export function PartFailure({ text = errors.partFailed }: { readonly text?: string }) {
  return (
    <Alert variant="destructive" role="alert">
      <p className="mb-3">{text}</p>
      <TryAgain />
    </Alert>
  )
}
