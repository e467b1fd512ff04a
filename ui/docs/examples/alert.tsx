import { Alert } from '@duskpane/ui'

export function Example() {
  return (
    <Alert variant="destructive" role="alert">
      The card was declined. Try another one.
    </Alert>
  )
}
