import { errors } from '@duskpane/content/pages/errors'
import { Alert } from '@duskpane/ui/alert'
import { Button } from '@duskpane/ui/button'
import type { MouseEvent } from 'react'
import { retryFailed } from './chunk'

/** In place of a part of a page that did not load: says so, and asks for it again. */
export function PartFailure({ text = errors.partFailed }: { readonly text?: string }) {
  return (
    <Alert variant="destructive" role="alert">
      <p className="mb-3">{text}</p>
      <TryAgain />
    </Alert>
  )
}

/** Asks again for what did not load in its section. */
export function TryAgain() {
  function onClick({ currentTarget }: MouseEvent) {
    // The button goes with the message: the focus stays where the part will be.
    const section = currentTarget.closest<HTMLElement>('section, main')
    section?.setAttribute('tabindex', '-1')
    section?.focus({ preventScroll: true })
    retryFailed()
  }

  return (
    <Button variant="outline" size="sm" onClick={onClick}>
      {errors.retry}
    </Button>
  )
}
