import { Separator, Stack } from '@duskpane/ui'

export function Example() {
  return (
    <Stack>
      <p>Two windows, facing south.</p>
      <Separator />
      <p>Called twice, nobody there.</p>
    </Stack>
  )
}
