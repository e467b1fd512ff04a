import { Spinner, Stack } from '@duskpane/ui'

export function Example() {
  return (
    <Stack direction="row" gap="sm" align="center" role="status">
      <Spinner /> Loading orders...
    </Stack>
  )
}
