import { NamedIcon, Stack } from '@duskpane/ui'

export function Example() {
  return (
    <Stack direction="row" gap="sm" align="center">
      <NamedIcon name="phone" /> Call us
    </Stack>
  )
}
