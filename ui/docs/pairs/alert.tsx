import { Alert } from '@duskpane/ui'

/** What has happened, and what to do now. */
export function DoNext() {
  return (
    <Alert variant="destructive">
      The order was not sent. Check the connection, and send it again.
    </Alert>
  )
}

/** A code helps only those who wrote it. */
export function DontNext() {
  return <Alert variant="destructive">Error 503: something went wrong!</Alert>
}
