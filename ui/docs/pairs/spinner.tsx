import { Spinner, Stack } from '@duskpane/ui'

/** A word says what is on its way. */
export function DoWord() {
  return (
    <Stack direction="row" gap="sm" align="center" role="status">
      <Spinner /> Loading orders...
    </Stack>
  )
}

/** A wheel alone: is it loading, or has it failed? */
export function DontWord() {
  return <Spinner label="Loading" />
}
