import { Button, Stack } from '@duskpane/ui'

/** One primary action in view, so that it is found at a glance. */
export function DoRank() {
  return (
    <Stack direction="row">
      <Button>Find a dealer</Button>
      <Button variant="outline">Order a sample</Button>
    </Stack>
  )
}

/** Two primary actions compete, and neither is found. */
export function DontRank() {
  return (
    <Stack direction="row">
      <Button>Find a dealer</Button>
      <Button>Order a sample</Button>
    </Stack>
  )
}

/** A verb says what happens. */
export function DoVerb() {
  return <Button variant="destructive">Erase the order</Button>
}

/** "OK" says it only to those who have read everything else. */
export function DontVerb() {
  return <Button variant="destructive">OK</Button>
}
