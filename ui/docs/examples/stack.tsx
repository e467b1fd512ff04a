import { Button, Stack } from '@duskpane/ui'

export function Example() {
  return (
    <Stack direction="row" gap="sm" justify="end">
      <Button variant="outline">Cancel</Button>
      <Button>Save</Button>
    </Stack>
  )
}
